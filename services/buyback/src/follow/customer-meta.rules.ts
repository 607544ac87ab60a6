import type { CommandMeta } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';

/** Who acts on a customer's own link. */
export const customerMeta = (row: BuybackListRow, correlationId: string): Omit<CommandMeta, 'commandId'> => ({
  accountId: row.accountId,
  actor: { userId: `customer:${row.customerId ?? 'unknown'}`, role: 'pseudo_anonymous' },
  correlationId,
});
