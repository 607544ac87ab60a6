import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { CommandToSend } from '../sending';

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

/**
 * Keeps its own checkpoint, in the same write as its rows; may be replayed from any position at will.
 * `@reprise/read-kernel` makes one of every projection.
 */
export type Projector = {
  readonly name: string;
  /** Event types that it hears; `['*']` hears all. */
  readonly on: readonly string[];
  /** Stream of the event unless named: what is parked together when an event cannot be applied. */
  keyOf?(event: RecordedEvent): string;
  /** Position up to which everything was applied; `undefined` or `''` before the first event. */
  checkpoint(): Promise<string | undefined>;
  /** Applies the events and keeps `position`, at once. Events may be none, and may lie before the checkpoint (unparked). */
  apply(events: readonly RecordedEvent[], position: string): Promise<void>;
};

/** What the engine tells an effectful consumer. */
export type EffectContext = {
  readonly consumer: string;
  readonly now: Date;
  /** 1 for the first try of this event, and for the first after others of its key went through. */
  readonly attempt?: number;
  /** Aborted when the lease is gone or the engine stops: what waits gives up, and its event comes again. */
  readonly halted?: AbortSignal;
};

/** Another place to begin than the checkpoint. */
export type Beginning = {
  readonly position: string;
  /** Called once it is the checkpoint. A crash in between asks again. */
  kept(): Promise<void>;
};

/**
 * Acts on the world, one event at a time: in order within a key, several keys at once. Never runs in a replay.
 * A throw is tried again with back-off, then the key is parked. Policies and reactors become one of these.
 */
export type EffectConsumer = {
  readonly name: string;
  readonly on: readonly string[];
  keyOf?(event: RecordedEvent): string;
  /** Keys in hand at the same time; 16 unless named. */
  readonly concurrency?: number;
  /** Events that are repeated at most after a crash; 500 unless named. */
  readonly batchSize?: number;
  /** A finer choice than `on`: what it does not want is passed over. */
  wants?(event: RecordedEvent): boolean;
  /** Asked with the lease in hand, before the first event. With an answer, what waits parked is given up. */
  begin?(checkpoint: string | undefined): Promise<Beginning | undefined>;
  handle(event: RecordedEvent, context: EffectContext): Promise<void>;
};

/** What the engine tells a batch consumer. */
export type BatchContext = EffectContext & {
  /**
   * Asks the store, now, whether this instance still holds the lease. Who fences its receiver by an epoch does this
   * after it took the epoch and before it sends. @throws LeaseLost.
   */
  confirmLease(): Promise<void>;
};

/**
 * Takes whole batches in log order (the relay, webhooks). The engine keeps the checkpoint and moves it after `deliver`
 * resolves, so a crash repeats a batch and never loses one. An empty batch must resolve while the receiver is well.
 */
export type BatchConsumer = {
  readonly name: string;
  readonly on: readonly string[];
  keyOf?(event: RecordedEvent): string;
  /** Events that it is given at most at once; 500 unless named. */
  readonly batchSize?: number;
  /** @throws PoisonEvent when it knows which event cannot be taken; the batch then comes again without its key. */
  deliver(events: readonly RecordedEvent[], context: BatchContext): Promise<void>;
};

/** One event of a batch can never be taken as it is, and nothing of the batch was: its key is parked. */
export class PoisonEvent extends Error {
  constructor(
    readonly eventId: string,
    message: string,
  ) {
    super(message);
    this.name = 'PoisonEvent';
  }
}

export type Consumer = Projector | EffectConsumer | BatchConsumer;
