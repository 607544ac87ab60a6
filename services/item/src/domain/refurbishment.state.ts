import type { PlannedStep, RefurbAnswer, RefurbStepState } from '@reprise/contracts/item';

/** In the order in which they were planned; they may be worked on in any order. */
export type Steps = readonly RefurbStepState[];

/** What the technician has found so far; `steps` unset until the summary. */
export type Diagnosis = {
  readonly answers: readonly RefurbAnswer[];
  readonly steps?: readonly PlannedStep[];
  readonly destinationId?: string;
};
