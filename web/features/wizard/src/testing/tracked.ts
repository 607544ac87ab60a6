import type { Declared } from '../confirmation/declared.types';

/** A declared buyback as its link shows it. */
export const tracked = (
  { id, identificationNumber, circuit, productLabel, currency, price }: Declared,
  status: Declared['status'],
) => ({
  ...{ id, identificationNumber, circuit, productLabel, currency, status, brand: 'Brand' },
  ...{ prices: { declared: price }, priceLines: [], createdAt: '2026-11-18T09:00:00.000Z' },
  ...{ transport: { label: 'Post' }, paymentStatus: 'payment_created', history: [], warehouseComments: [] },
  ...{ openingPhotos: [], photos: [], answerPhotos: {} },
});
