import type { TimedCommand } from '../sending';

/** A command to be sent at a given time. Setting a key again moves and replaces it. */
export type Timer = {
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  readonly send: TimedCommand;
  readonly accountId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** The policy that requested it, for the actor of the command. */
  readonly setBy: string;
};
export type DueTimer = Timer & { readonly attempts: number };
/** A timer that cannot be sent as it stands, kept for an operator. Setting or cancelling its key ends that. */
export type ParkedTimer = Timer & { readonly reason: string; /** ISO 8601. */ readonly since: string };

/** Durable timers. Every adapter passes `testing/timer-store.conformance`. */
export interface TimerStore {
  set(timer: Timer): Promise<void>;
  cancel(key: string): Promise<void>;
  /** Timers that are due, or whose next attempt is due: oldest first. */
  due(now: Date, limit: number): Promise<readonly DueTimer[]>;
  /** This timer is done, unless it was set to another time meanwhile. */
  remove(timer: Timer): Promise<void>;
  /** Retry at `nextTryAt` (ISO 8601), unless it was set to another time meanwhile. */
  postpone(timer: Timer, nextTryAt: string): Promise<void>;
  /** No longer retried automatically, unless it was set to another time meanwhile. */
  park(timer: Timer, why: Pick<ParkedTimer, 'reason' | 'since'>): Promise<void>;
  /** By key. */
  parked(): Promise<readonly ParkedTimer[]>;
  close(): Promise<void>;
}
