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
  /** Through it goes every effect of the process. */
  readonly turnstile: Turnstile;
  readonly observer: Observer;
};

/** What a consumer's loop does with what it reads; one kind for ordered consumers, one for effects. */
export interface ConsumerWork {
  /** With the lease in hand: where to read on. */
  open(fence: Fence): Promise<Position>;
  /** Everything read, whether heard or not, up to `position`. Resolves when it may be forgotten. */
  process(events: readonly RecordedEvent[], position: Position): Promise<void>;
  /** Tries parked keys that are due. */
  tryDue(): Promise<void>;
  /** Nothing more to read: keep what was only remembered. */
  settle(position: Position): Promise<void>;
  /** The lease is gone or the engine stops: begin nothing new; resolves when nothing is in hand. */
  halt(): Promise<void>;
}

export const keyOf = (consumer: Consumer, event: RecordedEvent): string =>
  consumer.keyOf?.(event) ?? event.stream;

/** A test whether the consumer hears an event. */
export function hears({ on }: Pick<Consumer, 'on'>): (event: RecordedEvent) => boolean {
  const types = new Set(on);
  return types.has('*') ? () => true : (event) => types.has(event.type);
}

/** Runs work on events of one consumer and tells the observer of each, however it ended. */
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
