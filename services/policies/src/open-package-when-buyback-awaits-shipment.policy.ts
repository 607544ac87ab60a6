import { namedProduct } from '@reprise/contracts/buyback';
import { circuitRule, labelExpected, partiesOf } from '@reprise/contracts/rules';
import { idOf, policy, toPackage } from './policy-language';

/** A circuit with a label per buyback gets a single package; the others are packed by hand (domain §2). */
export const openPackageWhenBuybackAwaitsShipment = policy(
  'open-package-when-buyback-awaits-shipment',
  ['BuybackDeclared', 'BuybackFinalised'],
  (event) => {
    const { identificationNumber, circuit, warehouseId, checkIn, storeId, buyerId, product } = event.data;
    const { handedOverInStore } = circuitRule(circuit);
    const awaitsShipment = event.type === 'BuybackFinalised' || !handedOverInStore;
    if (!awaitsShipment || !labelExpected(circuit)) return [];
    const id = idOf(event);
    const appointment =
      event.type === 'BuybackFinalised' ? event.data.appointment : event.data.transport.appointment;
    const named = { ...(product && { product: namedProduct(product) }), ...(buyerId && { buyerId }) };
    const data = {
      number: identificationNumber,
      kind: 'single' as const,
      circuit,
      storeId,
      warehouseId,
      checkIn,
      ...partiesOf(event.data),
      appointment,
      contents: [{ itemId: id, identificationNumber, ...named }],
    };
    return [toPackage(id, { type: 'OpenPackage', data })];
  },
);
