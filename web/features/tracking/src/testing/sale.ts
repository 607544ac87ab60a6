import type { Tracking } from '../tracking.types';

export const saleId = '00000000-0000-4000-8000-000000000007';
export const token = 'A'.repeat(32);
const at = '2026-11-18T09:00:00.000Z';

/** A sale sent by post, just declared. @param types events of its history */
export const sale = (
  change: Partial<Tracking> = {},
  types: readonly string[] = ['BuybackDeclared'],
): Tracking => ({
  id: saleId,
  identificationNumber: '2026112000017',
  status: 'bb_awaiting_inventory',
  circuit: 'web_post',
  productLabel: 'Phone',
  brand: 'Brand',
  currency: 'EUR',
  prices: { declared: 10_000 },
  priceLines: [{ kind: 'best', label: '', value: 10_000 }],
  createdAt: at,
  transport: { label: 'Post' },
  paymentStatus: 'payment_created',
  photos: [],
  openingPhotos: [],
  answerPhotos: {},
  warehouseComments: [],
  history: types.map((type) => ({ at, type })),
  ...change,
});

export const openProposal: Tracking['proposal'] = {
  id: saleId,
  status: 'open',
  declaredPrice: 10_000,
  proposedPrice: 6000,
  differences: [],
  expiresAt: '2026-12-05T10:00:00.000Z',
};
