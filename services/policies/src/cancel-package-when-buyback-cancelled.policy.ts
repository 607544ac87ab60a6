import { idOf, policy, toPackage } from './policy-language';

/** Its own package. One that already left is refused, and goes on to the warehouse. */
export const cancelPackageWhenBuybackCancelled = policy(
  'cancel-package-when-buyback-cancelled',
  ['BuybackCancelled'],
  (event) => [toPackage(idOf(event), { type: 'CancelPackage', data: {} })],
);
