import {
  downloadItemPassport,
  hasOpenWork,
  printShelfLabels,
  type ItemRefurbishment,
} from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { useMayCall } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import type { PageAction } from '../../../../ui/page/page-actions';
import { useShelfLabels } from '../../../../ui/papers/use-shelf-labels';

/** The papers of one item: its label for the shelf, and the passport for who buys it. */
export function usePapers(id: string) {
  const { t } = useTranslation(['stock-items', 'scan']);
  const problemText = useProblemText();
  const may = useMayCall(printShelfLabels);
  const labels = useShelfLabels();
  const passport = useFile();
  const problem = labels.problem ?? passport.problem;
  const actions = (work: ItemRefurbishment): readonly PageAction[] => [
    {
      ...{ key: 'label', label: t('scan:papers.labels', { count: 1 }), icon: 'print' },
      ...{ loading: labels.printing, onPress: () => labels.print([id]) },
    },
    {
      ...{ key: 'passport', label: t('stock-items:print-passport'), icon: 'shield' },
      loading: passport.status === 'fetching',
      ...(hasOpenWork(work) && { disabledReason: t('stock-items:passport-later') }),
      onPress: () => passport.print(downloadItemPassport, { params: { id } }),
    },
  ];
  return {
    actions: (work: ItemRefurbishment) => (may ? actions(work) : []),
    notice: problem && <Notice family="red">{problemText(problem)}</Notice>,
  };
}
