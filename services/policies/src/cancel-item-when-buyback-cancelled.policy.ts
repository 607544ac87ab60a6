import { idOf, policy, toItem } from './policy-language';

export const cancelItemWhenBuybackCancelled = policy(
  'cancel-item-when-buyback-cancelled',
  ['BuybackCancelled'],
  (event) => [toItem(idOf(event), { type: 'CancelItem', data: {} })],
);
