import { buybackFields } from '@reprise/contracts/buyback';
import { circuitRule, partiesOf } from '@reprise/contracts/rules';
import { idOf, policy, toItem } from './policy-language';

const carried = buybackFields.carriedTo('item');

export const createItemWhenBuybackDeclared = policy(
  'create-item-when-buyback-declared',
  ['BuybackDeclared'],
  (event) => {
    const { identificationNumber, circuit, warehouseId, storeId, buyerId, imei } = event.data;
    const awaits = circuitRule(circuit).handedOverInStore ? 'store-drop' : 'shipment';
    const thing = { identificationNumber, circuit, warehouseId, storeId, buyerId, imei };
    const data = { ...thing, ...partiesOf(event.data), ...carried.of(event.data), awaits } as const;
    return [toItem(idOf(event), { type: 'CreateItem', data })];
  },
);
