import { idOf, policy, toBuyback } from './policy-language';

export const abandonBuybackWhenItemLost = policy('abandon-buyback-when-item-lost', ['ItemLost'], (event) => [
  toBuyback(idOf(event), { type: 'AbandonLostBuyback', data: {} }),
]);
