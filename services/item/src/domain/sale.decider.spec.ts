import type { Erasure, ItemCommand } from '@reprise/contracts/item';
import { play } from '@reprise/kernel/testing';
import {
  anId,
  certified,
  chooseDiagnosisStock,
  completeErasure,
  controlItem,
  createItem,
  deliverItem,
  finaliseDiagnosis,
  planErasure,
  shipItem,
  startDiagnosis,
  startStep,
  summariseDiagnosis,
  answerDiagnosis,
} from '../testing';
import { itemDecider } from './item.decider';

const printed = 'C02-XK 123';
const unnamed = (): ItemCommand => {
  const created = createItem();
  if (created.type !== 'CreateItem') throw new Error('not what creates an item');
  const { imei: _none, ...data } = created.data;
  return { ...created, data };
};
const toErase: readonly ItemCommand[] = [
  ...[unnamed(), shipItem(), deliverItem('optional')],
  ...[controlItem('same-answers', { checkIn: 'optional' }), startDiagnosis(), answerDiagnosis()],
  ...[summariseDiagnosis(), chooseDiagnosisStock(), finaliseDiagnosis(), planErasure(), startStep(3)],
];
const last = (...commands: readonly ItemCommand[]) => play(itemDecider, [...toErase, ...commands]).at(-1);
const named = (device: string, readOff?: string): Erasure => ({
  ...certified(device),
  ...(readOff ? { readOff } : {}),
});
const erase = (device: string, readOff?: string) => completeErasure(named(device, readOff));
const onAnother = <S extends 'to_do' | 'in_progress'>(seen: S) => ({
  ...{ stepId: anId(64), by: anId(50), at: '2026-01-21T09:00:00.000Z', seen },
});
const another: readonly ItemCommand[] = [
  {
    type: 'PlanRefurbStep',
    data: {
      step: {
        ...{ id: anId(64), refurbStepId: anId(74), name: 'Erase again', kind: 'erasure' },
        ...{ stockId: anId(31), cost: 0 },
      },
    },
  },
  { type: 'StartRefurbStep', data: { ...onAnother('to_do'), stockId: anId(31) } },
];
const eraseAgain = (device: string): ItemCommand => ({
  type: 'CompleteRefurbStep',
  data: { ...onAnother('in_progress'), erasure: named(device, device) },
});

describe('the certificate of an item of which no number is known', () => {
  it('is not its own by itself', () => expect(last(erase(printed))?.refusal).toBe('erasure-device-unknown'));
  it('names what is printed on the product', () => {
    expect(last(erase('another', printed))?.refusal).toBe('erasure-device-mismatch');
    expect(last(erase('c02xk123', printed))?.after).toMatchObject({
      created: { erasure: 'erased', serialNumber: printed },
    });
  });
  it('gives it a number that no later certificate contradicts', () => {
    const before = [erase(printed, printed), ...another];
    expect(last(...before, eraseAgain('another'))?.refusal).toBe('erasure-device-mismatch');
    expect(last(...before, eraseAgain(printed))?.refusal).toBeUndefined();
  });
});
