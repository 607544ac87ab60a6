import { buybackFields } from '@reprise/contracts/buyback';
import { circuitRule } from '@reprise/contracts/rules';
import { idOf, policy, toItem } from './policy-language';

const carried = buybackFields.carriedTo('item');

export const createItemWhenBuybackDeclared = policy(
  'create-item-when-buyback-declared',
  ['BuybackDeclared'],
  (event) => {
    const { identificationNumber, circuit, warehouseId, storeId, buyerId, imei } = event.data;
    const awaits = circuitRule(circuit).handedOverInStore ? 'store-drop' : 'shipment';
    const thing = { identificationNumber, circuit, warehouseId, storeId, buyerId, imei };
    return [
      toItem(idOf(event), { type: 'CreateItem', data: { ...thing, ...carried.of(event.data), awaits } }),
    ];
  },
);
