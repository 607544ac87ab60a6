import { idOf, policy, toPackage } from './policy-language';

/** Its own package: what is in the warehouse is no longer under way, even if no carrier reported it and nobody handed it over. */
export const receivePackageWhenItemArrived = policy(
  'receive-package-when-item-arrived',
  ['ItemRegisteredInWarehouse', 'ItemControlled'],
  (event) => [toPackage(idOf(event), { type: 'ReceivePackage', data: { receivedAt: event.time } })],
);
