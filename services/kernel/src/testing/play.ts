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

type Tried<C> = {
  /** Each state by the commands that lead to it. */
  readonly states: Readonly<Record<string, readonly C[]>>;
  readonly commands: Readonly<Record<string, C>>;
};

/** Which status leads to which, if every command is tried in every state. @returns other statuses, sorted, by status. */
export function movesOf<
  C extends DomainCommand,
  E extends DomainEvent,
  S extends { readonly status: string },
>(decider: Decider<C, E, S>, { states, commands }: Tried<C>): Readonly<Record<string, readonly string[]>> {
  const moves = new Map<string, Set<string>>();
  for (const before of Object.values(states)) {
    const from = play(decider, before).at(-1)?.after ?? decider.initialState;
    const found = moves.get(from.status) ?? new Set();
    for (const command of Object.values(commands)) found.add(step(decider, from, command).after.status);
    found.delete(from.status);
    moves.set(from.status, found);
  }
  return Object.fromEntries([...moves].map(([from, to]) => [from, [...to].sort()]));
}
