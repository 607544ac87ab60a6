import type { PlannedStep, RefurbAnswer, RefurbStepStatus } from '@reprise/contracts/item';

/** A step of one item; `by` and `at` of the latest act on it, unset while nobody has touched it. */
export type StepState = {
  readonly plan: PlannedStep;
  readonly status: RefurbStepStatus;
  readonly by?: string;
  readonly at?: string;
};

/** In the order in which they were planned; they may be worked on in any order. */
export type Steps = readonly StepState[];

/** What the technician has found so far; `steps` unset until the summary. */
export type Diagnosis = {
  readonly answers: readonly RefurbAnswer[];
  readonly steps?: readonly PlannedStep[];
  readonly destinationId?: string;
};

export const toDo = (plan: PlannedStep): StepState => ({ plan, status: 'to_do' });
export const isDone = ({ status }: StepState): boolean => status === 'completed' || status === 'canceled';
