import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import type { Decider } from '../decider';
import { play, step, type Step } from './play';

/** State → outcome → names of the commands that lead to it. An outcome is `Event Event`, `nothing` or `!refusal`. */
export type OutcomeTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type OutcomeTableSpec<C extends DomainCommand, E extends DomainEvent, S> = {
  readonly decider: Decider<C, E, S>;
  /** Each state by the commands that lead to it; all of them must be allowed. */
  readonly states: Readonly<Record<string, readonly C[]>>;
  readonly commands: Readonly<Record<string, C>>;
  readonly table: OutcomeTable;
};

function outcomeOf<C extends DomainCommand, E extends DomainEvent, S>({
  events,
  refusal,
}: Step<C, E, S>): string {
  if (refusal) return `!${refusal}`;
  return events.map(({ type }) => type).join(' ') || 'nothing';
}

/** What every command does in the state that `path` leads to. @throws when the path itself is refused. */
export function outcomes<C extends DomainCommand, E extends DomainEvent, S>(
  { decider, commands }: Pick<OutcomeTableSpec<C, E, S>, 'decider' | 'commands'>,
  path: readonly C[],
): Record<string, string[]> {
  const steps = play(decider, path);
  const stuck = steps.find(({ refusal }) => refusal);
  if (stuck) throw new Error(`${stuck.command.type} on the way: ${stuck.refusal}`);
  const state = steps.at(-1)?.after ?? decider.initialState;
  const found: Record<string, string[]> = {};
  for (const [name, command] of Object.entries(commands)) {
    (found[outcomeOf(step(decider, state, command))] ??= []).push(name);
  }
  return found;
}

/** One test a state: every command's outcome is exactly that of the table, which is written out as data. */
export function itFollowsTable<C extends DomainCommand, E extends DomainEvent, S>(
  spec: OutcomeTableSpec<C, E, S>,
): void {
  it('has a row for every state', () => {
    expect(Object.keys(spec.table)).toEqual(Object.keys(spec.states));
  });
  it.each(Object.entries(spec.states))('%s: every command does what its row says', (name, path) => {
    expect(outcomes(spec, path)).toEqual(spec.table[name]);
  });
}
