import { idOf, policy, toItem } from './policy-language';

export const handOverItemWhenBuybackFinalised = policy(
  'hand-over-item-when-buyback-finalised',
  ['BuybackFinalised'],
  (event) => [toItem(idOf(event), { type: 'HandOverItem', data: { storeId: event.data.storeId } })],
);
