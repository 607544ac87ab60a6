import { readItemDiagnostics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { frenchSpaces } from '../../../../kernel/i18n/french-spaces';
import { ErrorState } from '../../../../ui/error-state';
import { Panel } from '../../../../ui/file/facts';
import { TextSkeleton } from '../../../../ui/skeletons';
import tables from '../../../../ui/tables.module.css';
import styles from '../refurbishment.module.css';
import { DiagnosticHead } from './diagnostic-head';
import { questionsOf } from './conformity.rules';
import { ItemPhotos } from '../../../../ui/photos/item-photos';

/** Every diagnostic of the item side by side: declared, checked in the store, each test. */
export function ConformityTab({ id }: { id: string }) {
  const { t } = useTranslation('stock-items');
  const { value, problem, refresh } = useRecord(readItemDiagnostics, { params: { id } });
  if (problem && !value) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={6} />;
  const { diagnostics, opening } = value;
  return (
    <Panel title={t('tab.conformity')}>
      {opening.length > 0 && (
        <figure>
          <figcaption>{t('conformity.opening')}</figcaption>
          <ItemPhotos itemId={id} photos={opening.map(({ photo }) => photo)} of={t('conformity.opening')} />
        </figure>
      )}
      <div className={styles['wide']}>
        <table className={`${tables['table']} ${styles['beside']}`}>
          <thead>
            <tr>
              <th scope="col">{t('conformity.question')}</th>
              {diagnostics.map((diagnostic, at) => (
                <th scope="col" key={diagnostic.id}>
                  <DiagnosticHead
                    itemId={id}
                    diagnostic={diagnostic}
                    before={diagnostics[at - 1]}
                    declared={diagnostics[0]}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questionsOf(diagnostics).map(({ questionId, question, answers, differs }) => (
              <tr key={questionId} data-differs={differs}>
                <th scope="row">{frenchSpaces(question)}</th>
                {answers.map((answer, at) => (
                  <td key={diagnostics[at]?.id}>
                    {answer?.responseLabel ?? '–'}
                    <ItemPhotos itemId={id} photos={answer?.photos ?? []} of={question} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
