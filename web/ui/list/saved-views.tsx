import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../kernel/i18n';
import { useRecord, useSubmission } from '../../kernel/store';
import { ErrorState } from '../error-state';
import { Notice } from '../notice';
import { TextSkeleton } from '../skeletons';
import { SaveView } from './save-view';
import { ViewLine } from './view-line';
import { savedAddress } from './saved-address';
import styles from './views.module.css';

type Props = {
  list: string;
  visible: readonly string[];
  onChooseColumns: (keys: readonly string[]) => void;
  onChosen: () => void;
  onAsking: (asking: boolean) => void;
};

/** Views by name, each opened by a press; one's own are renamed, renewed and removed, and the present state is saved. */
export function SavedViews({ list, visible, onChooseColumns, onChosen, onAsking }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [params, setParams] = useSearchParams();
  const { value, problem, refresh } = useRecord(savedViewEndpoints.read, { query: { list } });
  const write = useSubmission();
  const state = { address: savedAddress(params), columns: [...visible] };
  const choose = (view: SavedView): void => {
    setParams(new URLSearchParams(view.address));
    if (view.columns.length > 0) onChooseColumns(view.columns);
    onChosen();
  };
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={2} />;
  return (
    <div className={styles['views']}>
      {write.problem && <Notice family="red">{problemText(write.problem)}</Notice>}
      {value.views.length === 0 && <p className={styles['none']}>{t('views.none')}</p>}
      <ul>
        {value.views.map((view) => (
          <ViewLine key={view.id} {...{ view, state, write, onAsking }} onChoose={() => choose(view)} />
        ))}
      </ul>
      <SaveView list={list} state={state} />
    </div>
  );
}
