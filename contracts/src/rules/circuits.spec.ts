import { appointmentNeeded, circuitRules, isWebToStore, labelExpected } from './circuits';
import { circuits } from './statuses';
import { paymentNeedsIban } from './payment-types';
import { paymentTypes } from './statuses';

it('products packed together by a store have no label of their own', () => {
  for (const id of circuits) expect(labelExpected(id)).toBe(!circuitRules[id].packedInPackage);
  expect(circuits.filter((id) => !labelExpected(id))).toEqual(['web_drop', 'store_drop']);
});
it('a courier needs an appointment and no manual shipment', () => {
  for (const id of circuits) expect(appointmentNeeded(id)).toBe(!circuitRules[id].manualShipmentNeeded);
  expect(circuits.filter(appointmentNeeded)).toEqual(['web_collect', 'store_collect']);
});
it('a web buyback passes through a store only if it is web to store', () => {
  expect(circuits.filter(isWebToStore)).toEqual(['web_drop']);
  for (const id of circuits) {
    expect(circuitRules[id].handedOverInStore).toBe(isWebToStore(id) || id.startsWith('store_'));
  }
});
it('the name of a circuit is its channel and deposit', () => {
  for (const id of circuits) expect(`${circuitRules[id].channel}_${circuitRules[id].deposit}`).toBe(id);
});
it('only a bank transfer needs an IBAN', () =>
  expect(paymentTypes.filter(paymentNeedsIban)).toEqual(['bank_transfer']));
