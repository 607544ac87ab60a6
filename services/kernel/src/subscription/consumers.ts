import type { DomainCommand, RecordedEvent } from '@reprise/contracts/kernel';

/** A command to one stream, as a policy, a reactor or a timer asks for it. */
export type CommandToSend = {
  /** `buyback`, `item`, `payment` or `package`. */
  readonly category: string;
  /** The uuid after the category in the stream's name. */
  readonly id: string;
  readonly command: DomainCommand;
};

/** A wish to be woken: the command is sent when the time has come, unless cancelled before. */
export type TimerRequest =
  | { readonly kind: 'set'; readonly key: string; readonly dueAt: string; readonly send: CommandToSend }
  | { readonly kind: 'cancel'; readonly key: string };

/**
 * `<effect>-when-<cause>`: pure, stateless, event → commands and timers. Command ids derive from the event's id and
 * the policy's name, so a second run sends nothing new. Never runs in a replay.
 */
export type Policy = {
  readonly name: string;
  /** Event types that it hears. */
  readonly on: readonly string[];
  react(event: RecordedEvent): readonly (CommandToSend | TimerRequest)[];
};

/**
 * Does I/O with the world (carrier, bank, mail) and answers with commands, never a throw for an expected outcome.
 * `idempotencyKey` is the same on every retry of the same event; hand it to the outside.
 * A throw is an outage: the engine backs off and tries again. Never runs in a replay.
 */
export type Reactor = {
  readonly name: string;
  readonly on: readonly string[];
  react(
    event: RecordedEvent,
    context: { idempotencyKey: string; now: Date },
  ): Promise<readonly CommandToSend[]>;
};
