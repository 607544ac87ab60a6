import { idOf, policy, toPackage } from './policy-language';

/** Its own package. One that has already left is refused, and continues to the warehouse. */
export const cancelPackageWhenBuybackCancelled = policy(
  'cancel-package-when-buyback-cancelled',
  ['BuybackCancelled'],
  (event) => [toPackage(idOf(event), { type: 'CancelPackage', data: {} })],
);
