import { idOf, policy, toItem } from './policy-language';

export const handOverItemWhenBuybackFinalised = policy(
  'hand-over-item-when-buyback-finalised',
  ['BuybackFinalised'],
  (event) => {
    const { storeId, imei } = event.data;
    return [toItem(idOf(event), { type: 'HandOverItem', data: { storeId, ...(imei && { imei }) } })];
  },
);
