import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { CommandToSend, TimedCommand } from '../sending';

/** Requests a timer: the command is sent at that time, unless cancelled before. */
export type TimerRequest =
  | { readonly kind: 'set'; readonly key: string; readonly dueAt: string; readonly send: TimedCommand }
  | { readonly kind: 'cancel'; readonly key: string };

/**
 * `<effect>-when-<cause>`: pure, stateless, event → commands and timers. Command ids derive from the event's id, the
 * policy's name and the command's index, so a second run sends nothing new. Never runs in a replay.
 */
export type Policy = {
  readonly name: string;
  /** Event types that it handles. */
  readonly on: readonly string[];
  react(event: RecordedEvent): readonly (CommandToSend | TimerRequest)[];
};

/**
 * Performs I/O (carrier, bank, mail) and returns commands; never throws for an expected outcome. `idempotencyKey` is
 * the same on every retry of the same event; pass it to the external system. A throw means an outage: the engine
 * backs off and retries. Never runs in a replay.
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
 * Stores its own checkpoint in the same write as its rows; may be replayed from any position. `@reprise/read-kernel`
 * turns every projection into one.
 */
export type Projector = {
  readonly name: string;
  /** Event types that it handles; `['*']` handles all. */
  readonly on: readonly string[];
  /** What is parked together if an event cannot be applied; by default the event's stream. */
  keyOf?(event: RecordedEvent): string;
  /** Position up to which everything was applied; `undefined` or `''` before the first event. */
  checkpoint(): Promise<string | undefined>;
  /** With it, rows that nobody waits for may come some ms later, together with others; `hurry` tells that somebody waits. */
  onWanted?(hurry: () => void): void;
  /** Applies the events and stores `position` atomically. There may be none, or unparked ones before the checkpoint. */
  apply(events: readonly RecordedEvent[], position: string): Promise<void>;
};

/** What the engine passes to an effect consumer. */
export type EffectContext = {
  readonly consumer: string;
  readonly now: Date;
  /** 1 for the first attempt at this event, also after other events of its key succeeded. */
  readonly attempt?: number;
  /** Aborted if the lease is lost or the engine stops: waiting work gives up, and its event is delivered again. */
  readonly halted?: AbortSignal;
};

/** A start position other than the checkpoint. */
export type Beginning = {
  readonly position: string;
  /** Called once it is stored as the checkpoint. After a crash in between, `begin` is called again. */
  kept(): Promise<void>;
};

/**
 * Has external effects: handles events in order within a key, several keys at once. Never runs in a replay. A throw
 * is retried with back-off, then the key is parked. Policies, reactors and webhooks become one of these.
 */
export type EffectConsumer = {
  readonly name: string;
  readonly on: readonly string[];
  keyOf?(event: RecordedEvent): string;
  /** Keys processed at the same time; default 16. */
  readonly concurrency?: number;
  /** Keys of one account processed at the same time, of those; by default all. */
  readonly perAccount?: number;
  /** After so many ms without progress a page goes on without what is slow (it then waits as data); by default never. */
  readonly patienceMs?: number;
  /** Maximum number of events repeated after a crash; default 500. */
  readonly batchSize?: number;
  /** A finer filter than `on`: unwanted events are skipped. */
  wants?(event: RecordedEvent): boolean;
  /** Called after taking the lease, before the first event. If it returns a position, parked events are given up. */
  begin?(checkpoint: string | undefined): Promise<Beginning | undefined>;
  handle(event: RecordedEvent, context: EffectContext): Promise<void>;
};

/** What the engine passes to a batch consumer. */
export type BatchContext = EffectContext & {
  /**
   * Asks the store whether this instance still holds the lease. A consumer that fences its receiver by an epoch
   * calls this after taking the epoch and before sending. @throws LeaseLost.
   */
  confirmLease(): Promise<void>;
};

/**
 * Handles whole batches in log order (the relay). The engine keeps the checkpoint and moves it after `deliver`
 * resolves, so a crash repeats a batch and never loses one. An empty batch must resolve while the receiver is well.
 */
export type BatchConsumer = {
  readonly name: string;
  readonly on: readonly string[];
  keyOf?(event: RecordedEvent): string;
  /** Maximum number of events per batch; default 500. */
  readonly batchSize?: number;
  /** @throws PoisonEvent if it knows the event that cannot be handled; the batch comes again without its key. */
  deliver(events: readonly RecordedEvent[], context: BatchContext): Promise<void>;
};

/** One event of a batch can never be handled, and nothing of the batch was: its key is parked. */
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
