import { isStepDone, type RefurbStepState, type RefurbStepStatus } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { ItemState, Refurbishing } from './item.state';
import { known, type DataOf, type ItemEvents } from './known-item.decider';
import { mayEnter, mustProve } from './sale.decider';

type Act = DataOf<'PauseRefurbStep'>;

/** back office §4: from which status each act starts. */
const startsFrom: Readonly<
  Record<Exclude<RefurbStepStatus, 'to_do'> | 'resumed', readonly RefurbStepStatus[]>
> = {
  in_progress: ['to_do'],
  resumed: ['paused'],
  paused: ['in_progress'],
  completed: ['in_progress'],
  canceled: ['to_do', 'in_progress', 'paused'],
};

export function planRefurbStep({ step }: DataOf<'PlanRefurbStep'>, state: ItemState): ItemEvents {
  const { steps } = refurbishing(state);
  if (steps.some(({ id }) => id === step.id)) return [];
  return [{ type: 'RefurbStepPlanned', data: { step } }];
}

/** Its stock is confirmed at the start: the item lies there from now on. */
export function startRefurbStep(data: DataOf<'StartRefurbStep'>, state: ItemState): ItemEvents {
  const step = acted(data, state, 'in_progress', 'in_progress');
  if (step) mayEnter(known(state).created, 'item_refurb_in_progress', data);
  return step ? [{ type: 'RefurbStepStarted', data: { ...fact(data, step), stockId: data.stockId } }] : [];
}

export function pauseRefurbStep(data: Act, state: ItemState): ItemEvents {
  const step = acted(data, state, 'paused', 'paused');
  return step ? [{ type: 'RefurbStepPaused', data: fact(data, step) }] : [];
}

export function resumeRefurbStep(data: Act, state: ItemState): ItemEvents {
  const step = acted(data, state, 'resumed', 'in_progress');
  return step ? [{ type: 'RefurbStepResumed', data: fact(data, step) }] : [];
}

export function completeRefurbStep(data: DataOf<'CompleteRefurbStep'>, state: ItemState): ItemEvents {
  const step = acted(data, state, 'completed', 'completed');
  if (!step) return [];
  const { noteId, erasure } = data;
  mustProve(step.kind === 'erasure', erasure, known(state));
  const said = { ...(noteId ? { noteId } : {}), ...(erasure ? { erasure } : {}) };
  return [{ type: 'RefurbStepCompleted', data: { ...fact(data, step), ...said } }];
}

export function cancelRefurbStep(data: DataOf<'CancelRefurbStep'>, state: ItemState): ItemEvents {
  const step = acted(data, state, 'canceled', 'canceled');
  return step ? [{ type: 'RefurbStepCanceled', data: { ...fact(data, step), noteId: data.noteId } }] : [];
}

/** back office §4: all steps are completed or cancelled before the item's steps are confirmed. */
export function completeRefurbishment(
  { sale, native, ...data }: DataOf<'CompleteRefurbishment'>,
  state: ItemState,
): ItemEvents {
  const item = known(state);
  if (item.status === 'item_refurb_completed') return [];
  const open = refurbishing(item).steps.filter((step) => !isStepDone(step)).length;
  if (open > 0) throw new Refusal('refurb-steps-open', { open });
  mayEnter(item.created, 'item_refurb_completed', { sale, native });
  return [{ type: 'RefurbishmentCompleted', data }];
}

const fact = ({ stepId, by, at }: Act, { name }: RefurbStepState) => ({ stepId, by, at, label: name });

/** The step to act on; undefined if this person has just done the same. @throws Refusal `refurb-step-changed` */
function acted(
  data: Act,
  state: ItemState,
  act: keyof typeof startsFrom,
  leads: RefurbStepStatus,
): RefurbStepState | undefined {
  const step = refurbishing(state).steps.find(({ id }) => id === data.stepId);
  if (!step) throw new Refusal('not-found');
  if (step.status === leads && step.by === data.by) return undefined;
  if (step.status !== data.seen) throw changed(step);
  if (!startsFrom[act].includes(step.status)) {
    throw new Refusal('refurb-step-status-invalid', { status: step.status });
  }
  return step;
}

/** back office §8: who, when, and what it is now. */
function changed({ status, by, at }: RefurbStepState): Refusal {
  return new Refusal('refurb-step-changed', { status, ...(by ? { by } : {}), ...(at ? { at } : {}) });
}

function refurbishing(state: ItemState): Refurbishing {
  const item = known(state);
  if (item.status !== 'item_refurb_in_progress') {
    throw new Refusal('item-not-in-refurbishment', { status: item.status });
  }
  return item;
}
