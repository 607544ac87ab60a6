import outcomes from './outcomes.json';

/** A command of a lifecycle, `payment-batch.ApproveBatch`: what it does in each status is a table beside its decider. */
export type ActName = keyof typeof outcomes;
export type ActOutcome = {
  /** Status → the statuses that it may have afterwards; itself where only other things change. */
  readonly from: Readonly<Record<string, readonly string[]>>;
  /** Statuses in which nothing is left to do. In the others it is refused. */
  readonly done: readonly string[];
};
export const actOutcomes: Readonly<Record<ActName, ActOutcome>> = outcomes;
