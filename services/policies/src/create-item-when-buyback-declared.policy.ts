import { circuitRule } from '@reprise/contracts/rules';
import { idOf, policy, toItem } from './policy-language';

export const createItemWhenBuybackDeclared = policy(
  'create-item-when-buyback-declared',
  ['BuybackDeclared'],
  (event) => {
    const { identificationNumber, circuit, warehouseId, storeId, buyerId, imei, serialNumber } = event.data;
    const awaits = circuitRule(circuit).handedOverInStore ? 'store-drop' : 'shipment';
    const thing = { identificationNumber, circuit, warehouseId, storeId, buyerId, imei, serialNumber };
    return [toItem(idOf(event), { type: 'CreateItem', data: { ...thing, awaits } })];
  },
);
