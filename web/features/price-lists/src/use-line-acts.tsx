import { removePriceListLine, type PriceListLine } from '@reprise/contracts/price-lists';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useSubmission } from '../../../kernel/store';
import type { RowAction } from '../../../ui';
import { Notice } from '../../../ui/notice';
import { LineDialog } from './line-dialog';

type LineActs = {
  rowActions: readonly RowAction<PriceListLine>[];
  /** Why the last removal was refused. */
  notice: ReactNode;
  /** The prices of the line that is being changed. */
  dialog: ReactNode;
};

/** What may be done with a line of a draft. */
export function useLineActs(listId: string): LineActs {
  const { t } = useTranslation('price-lists');
  const { t: shared } = useTranslation();
  const problemText = useProblemText();
  const [edited, setEdited] = useState<PriceListLine>();
  const { submit, problem } = useSubmission();
  const close = (): void => setEdited(undefined);
  return {
    rowActions: [
      { key: 'edit', label: t('line.edit'), icon: 'edit', onPress: setEdited },
      {
        ...{ key: 'remove', label: shared('action.remove'), icon: 'trash', danger: true },
        onPress: ({ productId }) => submit(removePriceListLine, { params: { id: listId, productId } }),
      },
    ],
    notice: problem && <Notice family="red">{problemText(problem)}</Notice>,
    dialog: edited && <LineDialog listId={listId} line={edited} onClose={close} onSaved={close} />,
  };
}
