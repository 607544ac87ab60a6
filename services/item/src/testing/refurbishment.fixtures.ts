import type { Erasure, ItemCommand, PlannedStep } from '@reprise/contracts/item';
import { anId, ids, imei } from './item.fixtures';

export const people = { first: anId(50), second: anId(51) };

/** A step planned for the item: `aStep(1)`; each costs 12.50. */
const aStep = (n: number, kind?: 'erasure'): PlannedStep => ({
  ...(kind ? { kind } : {}),
  id: anId(60 + n),
  refurbStepId: anId(70 + n),
  name: `Step ${n}`,
  stockId: ids.otherStock,
  cost: 1_250,
});

type Seen = Extract<ItemCommand, { type: 'PauseRefurbStep' }>['data']['seen'];

const act = (seen: Seen, n: number, by: string) => ({
  ...{ stepId: aStep(n).id, by, at: '2026-01-20T09:00:00.000Z', seen },
});

export const startDiagnosis = (warehouseId = ids.warehouse): ItemCommand => ({
  type: 'StartDiagnosis',
  data: { warehouseId },
});
export const answerDiagnosis = (): ItemCommand => ({
  type: 'AnswerDiagnosis',
  data: {
    answers: [{ questionId: anId(80), question: 'Screen?', answers: [{ id: anId(81), label: 'Broken' }] }],
  },
});
export const summariseDiagnosis = (steps = [aStep(1), aStep(2)]): ItemCommand => ({
  type: 'SummariseDiagnosis',
  data: { steps },
});
export const chooseDiagnosisStock = (destinationId = ids.otherStock): ItemCommand => ({
  type: 'ChooseDiagnosisStock',
  data: { destinationId },
});
export const finaliseDiagnosis = (): ItemCommand => ({ type: 'FinaliseDiagnosis', data: {} });
export const planStep = (n = 3): ItemCommand => ({ type: 'PlanRefurbStep', data: { step: aStep(n) } });
export const startStep = (n = 1, seen: Seen = 'to_do', by = people.first): ItemCommand => ({
  type: 'StartRefurbStep',
  data: { ...act(seen, n, by), stockId: ids.otherStock },
});
export const pauseStep = (n = 1, by = people.first): ItemCommand => ({
  type: 'PauseRefurbStep',
  data: act('in_progress', n, by),
});
export const resumeStep = (n = 1, by = people.first): ItemCommand => ({
  type: 'ResumeRefurbStep',
  data: act('paused', n, by),
});
export const completeStep = (n = 1, by = people.first, seen: Seen = 'in_progress'): ItemCommand => ({
  type: 'CompleteRefurbStep',
  data: act(seen, n, by),
});
/** The step that erases, which is the third. */
export const planErasure = (): ItemCommand => ({
  type: 'PlanRefurbStep',
  data: { step: aStep(3, 'erasure') },
});
export const certified = (device = imei): Extract<Erasure, { outcome: 'erased' }> => ({
  ...{ outcome: 'erased', provider: 'Blancco', standard: 'NIST 800-88', certificate: 'c'.repeat(64), device },
  erasedAt: '2026-01-20T08:00:00.000Z',
});
export const destroyed: Erasure = {
  ...{ outcome: 'destroyed', provider: 'Shredder', destroyedAt: '2026-01-20T08:00:00.000Z' },
};
export const completeErasure = (erasure?: Erasure): ItemCommand => ({
  type: 'CompleteRefurbStep',
  data: { ...act('in_progress', 3, people.first), ...(erasure ? { erasure } : {}) },
});
export const cancelStep = (n = 1, seen: Seen = 'to_do', by = people.first): ItemCommand => ({
  type: 'CancelRefurbStep',
  data: { ...act(seen, n, by), noteId: anId(90) },
});
export const completeRefurbishment = (stockId = ids.stock): ItemCommand => ({
  type: 'CompleteRefurbishment',
  data: { stockId },
});
