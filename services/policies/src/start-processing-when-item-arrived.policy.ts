import { idOf, policy, toBuyback } from './policy-language';

/** Registered, or delivered where check-in is disabled or optional (domain §2). */
export const startProcessingWhenItemArrived = policy(
  'start-processing-when-item-arrived',
  ['ItemRegisteredInWarehouse', 'ItemDelivered'],
  (event) => {
    if (event.type === 'ItemDelivered' && event.data.checkIn === 'mandatory') return [];
    const { warehouseId } = event.data;
    return [toBuyback(idOf(event), { type: 'StartProcessing', data: { warehouseId } })];
  },
);
