import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position } from '../event-log';
import { preciseNow, type Observer } from '../observability';
import type { Consumer } from './consumers';
import type { Fence, SubscriptionStore } from './subscription-store.port';
import type { Turnstile } from './turnstile';
import { type Timing, type BackOff, messageOf, type KernelLogger } from '../base';

export type WorkContext = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly clock: Timing;
  readonly random: () => number;
  readonly backOff: BackOff;
  readonly logger: KernelLogger;
  /** Every effect of the process passes through it. */
  readonly turnstile: Turnstile;
  readonly observer: Observer;
};

/** What a consumer's loop does with the events read; one kind for ordered consumers, one for effects. */
export interface ConsumerWork {
  /** After taking the lease: where to read on. */
  open(fence: Fence): Promise<Position>;
  /** Whether the consumer handles an event. */
  readonly hears: (event: RecordedEvent) => boolean;
  /** Those of the log that it may hear: a page then holds as many of these as it would of all. Default: all. */
  readonly wanted?: readonly string[] | undefined;
  /**
   * Resolves when the loop may move on. @param events those that it hears. @param position of the last one that was read, heard
   * or not. @param read how many were.
   */
  process(events: readonly RecordedEvent[], position: Position, read: number): Promise<void>;
  /** Retries parked keys that are due. */
  tryDue(): Promise<void>;
  /** Nothing more to read: store what was only in memory. */
  settle(position: Position): Promise<void>;
  /** The lease is lost or the engine stops: start nothing new; resolves when no work is in progress. */
  halt(): Promise<void>;
}

export const keyOf = (consumer: Consumer, event: RecordedEvent): string =>
  consumer.keyOf?.(event) ?? event.stream;

/** A test whether the consumer handles an event. */
export function hears({ on }: Pick<Consumer, 'on'>): (event: RecordedEvent) => boolean {
  const types = new Set(on);
  return types.has('*') ? () => true : (event) => types.has(event.type);
}

/** Runs work on events of one consumer and reports each to the observer, however it ended. */
export async function observed<T>(
  observer: Observer,
  consumer: string,
  events: readonly RecordedEvent[],
  work: () => Promise<T>,
): Promise<T> {
  const { consumption } = observer;
  if (!consumption || events.length === 0) return work();
  const began = preciseNow();
  const tell = (fault?: string): void => {
    const ended = preciseNow();
    for (const event of events) consumption({ consumer, event, began, ended, ...(fault && { fault }) });
  };
  try {
    const result = await work();
    tell();
    return result;
  } catch (error) {
    tell(messageOf(error));
    throw error;
  }
}
