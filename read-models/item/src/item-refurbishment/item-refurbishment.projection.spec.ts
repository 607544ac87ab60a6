import type { DomainEvent } from '@reprise/contracts/kernel';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { itemRefurbishment } from './item-refurbishment.projection';

const id = '00000000-0000-4000-8000-000000000100';
const step = { id: 'step', refurbStepId: 'battery', name: 'Battery', stockId: 's', cost: 100 };
const at = (time: string) => ({ stepId: 'step', by: 'u', at: `2026-01-20T${time}.000Z` });
const planned: DomainEvent[] = [
  { type: 'DiagnosisStarted', data: {} },
  { type: 'DiagnosisSummarised', data: { steps: [step] } },
  { type: 'DiagnosisFinalised', data: { status: 'item_refurb_in_progress', stockId: 's' } },
];
const stepAfter = (...events: DomainEvent[]) =>
  foldHistory(itemRefurbishment, historyOf(`item-${id}`, [...planned, ...events])).get(id)?.steps[0];

describe('the working time of a step', () => {
  it('adds up over its pauses, which do not count', () => {
    const events: DomainEvent[] = [
      { type: 'RefurbStepStarted', data: { ...at('09:00:00'), stockId: 's' } },
      { type: 'RefurbStepPaused', data: at('09:10:00') },
      { type: 'RefurbStepResumed', data: at('11:00:00') },
      { type: 'RefurbStepCompleted', data: { ...at('11:05:00'), label: 'Battery', cost: 100 } },
    ];
    expect(stepAfter(...events.slice(0, 1))).toMatchObject({ workedMs: 0, at: at('09:00:00').at });
    expect(stepAfter(...events.slice(0, 3))).toMatchObject({ status: 'in_progress', workedMs: 600_000 });
    expect(stepAfter(...events)).toMatchObject({ status: 'completed', workedMs: 900_000 });
  });
});
