import type { ItemRow } from '@reprise/contracts/item';
import { makeIdentificationNumber } from '@reprise/contracts/rules';

const uuid = (n: number): string => `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-02T09:00:00.000Z';

/** An item whose customer was offered a lower price. */
export const itemInQuarantine = (over: Partial<ItemRow> = {}): ItemRow => ({
  id: uuid(1),
  identificationNumber: makeIdentificationNumber('482000007919'),
  status: 'item_in_quarantine',
  circuit: 'web_post',
  productLabel: 'Phone 12',
  brand: 'Acme',
  categoryId: uuid(2),
  categoryLabel: 'Phones',
  warehouseId: uuid(3),
  proposal: {
    id: uuid(4),
    status: 'open',
    declaredPrice: 12_000,
    proposedPrice: 9000,
    differences: [],
    expiresAt: '2026-11-17T09:00:00.000Z',
  },
  mailRequests: 1,
  createdAt: at,
  updatedAt: at,
  ...over,
});
