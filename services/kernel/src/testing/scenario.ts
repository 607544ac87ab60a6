import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import { fold, type Decider } from '../decider';

/** Expects a command to be refused; `details`, if given, must be contained in the refusal's. */
export type Refused = { readonly refused: ProblemCode; readonly details?: Readonly<Record<string, unknown>> };

export const refused = (code: ProblemCode, details?: Readonly<Record<string, unknown>>): Refused => ({
  refused: code,
  ...(details ? { details } : {}),
});

/** Expects a command to be a repeat: nothing happens. */
export const nothing: readonly never[] = [];

export type Then<E extends DomainEvent, S> = {
  /** Exactly these events, `nothing`, or a refusal. */
  then(...expected: readonly E[] | readonly [Refused] | readonly [readonly never[]]): void;
  /** The state after the command. */
  state(): S;
  /** What the command wrote, for closer checks. */
  events(): readonly E[];
};
export type Given<C extends DomainCommand, E extends DomainEvent, S> = (...history: readonly E[]) => {
  when(command: C): Then<E, S>;
};

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

function expectRefusal(decide: () => unknown, { refused: code, details }: Refused): void {
  let thrown: unknown;
  try {
    thrown = { events: decide() };
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject(details ? { code, details } : { code });
}

/**
 * Sentences about a decider:
 * `given(inTransit(), requested()).when(paymentCancelFailed()).then(refused('payment-not-cancellable'))`.
 */
export function scenario<C extends DomainCommand, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
): Given<C, E, S> {
  return (...history) => ({
    when(command) {
      const before = fold(decider, history);
      const events = (): readonly E[] => decider.decide(command, before);
      return {
        events,
        state: () => events().reduce((state, event) => decider.evolve(state, event), before),
        then(...expected) {
          const [first] = expected;
          if (isRefused(first)) expectRefusal(events, first);
          else expect(events()).toEqual(Array.isArray(first) ? [] : expected);
        },
      };
    },
  });
}
