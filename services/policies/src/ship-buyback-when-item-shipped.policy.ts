import { idOf, policy, toBuyback } from './policy-language';

export const shipBuybackWhenItemShipped = policy(
  'ship-buyback-when-item-shipped',
  ['ItemShipped'],
  (event) => [toBuyback(idOf(event), { type: 'ShipBuyback', data: event.data })],
);
