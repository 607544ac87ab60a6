import type { BuybackRow } from '@reprise/contracts/buyback';
import { modulePermissions } from './permissions.fixture';

export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A buyback that waits to be shipped; tests name what differs. */
export const buyback = (differs: Partial<BuybackRow> = {}): BuybackRow => ({
  id: uuid(1),
  identificationNumber: '3760123456783',
  status: 'bb_awaiting_inventory',
  circuit: 'store_drop',
  channel: 'store',
  categoryId: uuid(3),
  categoryLabel: 'Phones',
  productId: uuid(4),
  productLabel: 'Galaxy S22',
  brand: 'Samsung',
  customerId: uuid(5),
  storeId: uuid(6),
  warehouseId: uuid(7),
  rootId: uuid(8),
  forcedInvalidImei: false,
  diagnosticId: 'd',
  checkIn: 'mandatory',
  productState: 'grade_b',
  currency: 'EUR',
  prices: { declared: 31680 },
  priceLines: [{ kind: 'base', label: '', value: 31680 }],
  answers: [{ questionId: uuid(9), question: 'Does it start?', answerId: 'yes', answer: 'Yes' }],
  payment: {
    modeId: uuid(10),
    type: 'gift_card',
    provider: 'gift_card_a',
    label: 'Gift card',
    status: 'awaiting_payment',
    paidInStore: false,
  },
  transport: { label: 'In a package' },
  itemStatus: 'item_awaiting_inventory',
  locale: 'en-GB',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...differs,
});

/** A collection in the form of the API. */
export const collection = (items: readonly object[], total = items.length) => ({
  'hydra:member': items,
  'hydra:totalItems': total,
});

export { modulePermissions };
