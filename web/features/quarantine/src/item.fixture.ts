import type { BuybackRow } from '@reprise/contracts/buyback';
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

/** The buyback of such an item, as its loss or a cancellation left it. */
export const closedBuyback = (
  status: BuybackRow['status'],
  payment: BuybackRow['payment']['status'],
): BuybackRow => {
  const { id, identificationNumber, circuit, productLabel, brand, categoryId, warehouseId } =
    itemInQuarantine();
  return {
    ...{ id, identificationNumber, circuit, productLabel, brand, categoryId, warehouseId, status },
    ...{ channel: 'web', categoryLabel: 'Phones', productId: uuid(5), customerId: uuid(6), rootId: uuid(8) },
    ...{ forcedInvalidImei: false, diagnosticId: 'd', checkIn: 'mandatory', productState: 'grade_b' },
    ...{ currency: 'EUR', prices: { declared: 12_000 }, answers: [], transport: { label: 'By post' } },
    priceLines: [{ kind: 'base', label: '', value: 12_000 }],
    payment: {
      ...{ modeId: uuid(10), type: 'bank_transfer', provider: 'sepa_transfer', label: 'Transfer' },
      ...{ status: payment, paidInStore: false },
    },
    ...{ itemStatus: 'item_to_reintegrate_to_stock', locale: 'en-GB', createdAt: at, updatedAt: at },
  };
};
