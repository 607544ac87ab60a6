import type { ItemStatus } from '../rules/statuses';
import type { RefurbishmentEvent } from './item.events';
import type { PlannedStep, RefurbStepStatus } from './refurbishment.parts';

/** A step of one item; `by` and `at` of the latest act on it, unset while nobody has touched it. */
export type RefurbStepState = PlannedStep & {
  readonly status: RefurbStepStatus;
  readonly by?: string;
  readonly at?: string;
};

/** An act on a planned step. */
export type RefurbStepAct = Exclude<
  Extract<RefurbishmentEvent, { type: `RefurbStep${string}` }>,
  { type: 'RefurbStepPlanned' }
>;

const statusAfter: Readonly<Record<RefurbStepAct['type'], RefurbStepStatus>> = {
  RefurbStepStarted: 'in_progress',
  RefurbStepPaused: 'paused',
  RefurbStepResumed: 'in_progress',
  RefurbStepCompleted: 'completed',
  RefurbStepCanceled: 'canceled',
};

export const isStepDone = ({ status }: { readonly status: RefurbStepStatus }): boolean =>
  status === 'completed' || status === 'canceled';

type Work = {
  readonly status: ItemStatus | 'none';
  readonly steps?: readonly { readonly status: RefurbStepStatus }[] | undefined;
};
/** A diagnosis or a step is unfinished: nobody can tell yet what was done to the item. */
export const hasOpenWork = ({ status, steps = [] }: Work): boolean =>
  status === 'item_refurb_diagnostic_in_progress' ||
  (status === 'item_refurb_in_progress' && steps.some((step) => !isStepDone(step)));

export const toDo = (step: PlannedStep): RefurbStepState => ({ ...step, status: 'to_do' });

/** The steps after an act on one of them. Shared by the decider and the read models. */
export function stepsAfter<S extends RefurbStepState>(
  steps: readonly S[],
  { type, data }: RefurbStepAct,
): S[] {
  const { stepId, by, at } = data;
  const placed = 'stockId' in data ? { stockId: data.stockId } : {};
  const status = statusAfter[type];
  return steps.map((step) => (step.id === stepId ? { ...step, ...placed, status, by, at } : step));
}
