import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import type { Decider } from '../decider';

/** The result of one command: `events` is empty for a repeat and for a refusal. */
export type Step<C extends DomainCommand, E extends DomainEvent, S> = {
  readonly command: C;
  readonly before: S;
  readonly events: readonly E[];
  readonly refusal: ProblemCode | undefined;
  readonly after: S;
};

/** Decides one command. @throws anything that is not a refusal. */
export function step<C extends DomainCommand, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  before: S,
  command: C,
): Step<C, E, S> {
  try {
    const events = decider.decide(command, before);
    const after = events.reduce((state, event) => decider.evolve(state, event), before);
    return { command, before, events, refusal: undefined, after };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { command, before, events: [], refusal: error.code, after: before };
  }
}

/** Runs any commands one after the other; refused ones change nothing. */
export function play<C extends DomainCommand, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  commands: readonly C[],
): readonly Step<C, E, S>[] {
  const steps: Step<C, E, S>[] = [];
  for (const command of commands) {
    steps.push(step(decider, steps.at(-1)?.after ?? decider.initialState, command));
  }
  return steps;
}
