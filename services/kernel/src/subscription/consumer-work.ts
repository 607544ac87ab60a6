import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position } from '../event-log';
import type { Timing } from '../ids';
import type { BackOff } from './back-off';
import type { Consumer } from './consumers';
import type { KernelLogger } from './logger';
import type { Fence, SubscriptionStore } from './subscription-store.port';
import type { Turnstile } from './turnstile';

export type WorkContext = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly clock: Timing;
  readonly random: () => number;
  readonly backOff: BackOff;
  readonly logger: KernelLogger;
  /** Through it goes every effect of the process. */
  readonly turnstile: Turnstile;
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
