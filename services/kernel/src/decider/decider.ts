import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';

/**
 * A pure state machine with exactly three outcomes: a repeat returns `[]`, an expected outcome is an event, a broken
 * rule throws `Refusal`. Times, ids, prices and rules arrive in the command.
 */
export type Decider<C extends DomainCommand, E extends DomainEvent, S> = {
  readonly initialState: S;
  decide(command: C, state: S): readonly E[];
  evolve(state: S, event: E): S;
};

/** The state after a history. */
export function fold<C extends DomainCommand, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  events: readonly E[],
): S {
  return events.reduce((state, event) => decider.evolve(state, event), decider.initialState);
}
