import type { BuybackRow } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import type { FileAct, FileActsProps } from '../../../../kernel/routing';
import { permissionsOfSession } from '../../../../kernel/session';
import { useAppSelector, useMay } from '../../../../kernel/store';
import type { IconName } from '../../../../ui/icon-paths';
import { Notice } from '../../../../ui/notice';
import { useBuyback } from '../detail/use-buyback';
import { type ActionKey, actionsFor } from './action.rules';
import { papersOf } from './papers.rules';
import { handOverPath, useActs } from './use-acts';

const icons: Readonly<Record<ActionKey, IconName>> = {
  'hand-over': 'store',
  'mark-as-paid': 'bank',
  'retry-payment': 'refresh',
  'quarantine-mail': 'mail',
  'lost-store': 'lost',
  'lost-transport': 'lost',
  'lost-warehouse': 'lost',
  cancel: 'ban',
  'force-cancel': 'ban',
};

/** What can be done with a found buyback: the actions and the papers of its page. */
export default function BuybackFileActs({ id, children }: FileActsProps) {
  const problemText = useProblemText();
  const { value: row, problem } = useBuyback(id);
  if (row) return <Acts row={row}>{children}</Acts>;
  return (
    <>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {children(problem && [])}
    </>
  );
}

function Acts({ row, children }: { row: BuybackRow } & Pick<FileActsProps, 'children'>) {
  const { t } = useTranslation('buyback');
  const problemText = useProblemText();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const { start, words, dialogs } = useActs(row);
  const { problem, acts: papers } = usePaperActs(row);
  const acts = actionsFor(row, held)
    .filter(({ reason }) => !reason)
    .map(({ key, danger }): FileAct => {
      const how = key === 'hand-over' ? { to: handOverPath(row) } : { onPress: () => start(key) };
      return { key, label: t(`action.${key}`), icon: icons[key], danger: danger ?? false, ...how };
    });
  const isDanger = ({ danger = false }: FileAct): boolean => danger;
  return (
    <>
      {words && <Notice family="green">{words}</Notice>}
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {children([...acts.filter((act) => !isDanger(act)), ...papers, ...acts.filter(isDanger)])}
      {dialogs}
    </>
  );
}

/** Papers that exist are printed at once. */
function usePaperActs(row: BuybackRow) {
  const { t } = useTranslation('buyback');
  const may = useMay();
  const { print, problem } = useFile();
  const acts = papersOf(row)
    .filter(({ reason, endpoint }) => !reason && may(endpoint))
    .map(({ key, endpoint }): FileAct => {
      const onPress = (): void => print(endpoint, { params: { id: row.id } });
      return {
        key: `print-${key}`,
        label: t('document.print', { name: t(`document.${key}`) }),
        icon: 'print',
        onPress,
      };
    });
  return { acts, problem };
}
