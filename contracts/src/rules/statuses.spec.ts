import {
  deliveryPhase,
  deliveryPhases,
  deliveryStatuses,
  deliveryStatusSchema,
  isDeliveryOver,
  isWithCarrier,
} from './delivery-status';
import { buybackStatuses, isCompletedBuyback, isTerminalBuyback } from './statuses';

it('a completed buyback is over, as is a cancelled or uncompleted one', () => {
  expect(buybackStatuses.filter(isTerminalBuyback)).toEqual([
    ...buybackStatuses.filter(isCompletedBuyback),
    'bb_not_completed',
    'bb_cancelled',
  ]);
  expect(buybackStatuses.filter(isCompletedBuyback)).toHaveLength(4);
});

describe('delivery codes', () => {
  it('belong to one of two families, and every phase has some', () => {
    for (const code of deliveryStatuses) expect(code).toMatch(/^(DELIVERY|ORDER)_[A-Z_]+$/);
    expect(new Set(deliveryStatuses.map(deliveryPhase))).toEqual(new Set(deliveryPhases));
  });
  it('of a package that nobody has yet do not put it in transit', () => {
    expect(isWithCarrier('ORDER_LABEL_CREATED')).toBe(false);
    expect(isWithCarrier('DELIVERY_SHIPMENT_ACCEPTED')).toBe(true);
  });
  it('end with the package delivered, returned or gone', () =>
    expect(deliveryStatuses.filter(isDeliveryOver)).toEqual(
      expect.arrayContaining(['DELIVERY_DELIVERED', 'DELIVERY_RETURNED_TO_SENDER', 'DELIVERY_LOST']),
    ));
  it('that are unknown are refused', () =>
    expect(deliveryStatusSchema.safeParse('DELIVERY_X').success).toBe(false));
});
