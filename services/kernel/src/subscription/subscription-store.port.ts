import type { Position } from '../event-log';
import type { SubscriptionState } from './subscription-state';

/** Proof of a lease. Writes with an outdated token are refused: a stalled instance cannot write. */
export type Fence = { readonly consumer: string; readonly token: number };

/** Another instance has taken the lease. */
export class LeaseLost extends Error {
  constructor(readonly consumer: string) {
    super(`${consumer}: the lease went to another instance`);
    this.name = 'LeaseLost';
  }
}

/** `retrying`: retried automatically at `nextTryAt`. `parked`: waits for an operator. */
export type KeyFailure = {
  readonly status: 'retrying' | 'parked';
  readonly attempts: number;
  /** ISO 8601. */
  readonly nextTryAt: string;
  readonly error: string;
};
export type ParkedKey = KeyFailure & {
  readonly key: string;
  /** Waiting events, the poison one first. */
  readonly events: number;
  /** When the key first failed, ISO 8601. */
  readonly since: string;
};
/** A key to be tried, and how often its first event has failed. */
export type DueKey = Pick<ParkedKey, 'key' | 'attempts'>;
/** Where an event is, so that it can be read again in its turn. */
export type ParkedEvent = {
  readonly position: Position;
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
};

/** An operator's request; an instance in another process obeys within a heartbeat. */
export type Wish = { readonly paused: boolean; readonly restarts: number };
export type StatusReport = {
  readonly consumer: string;
  readonly state: SubscriptionState;
  readonly position: Position;
  readonly instance: string;
  readonly error?: string;
  /** ISO 8601. */
  readonly at: string;
};

/**
 * Checkpoints, parked events, leases, teams and wishes. Stored beside the embedded log, or in documents shared by the
 * hosts. Every adapter passes `testing/subscription-store.conformance`. Writes with a fence throw `LeaseLost` for an
 * outdated token.
 */
export interface SubscriptionStore {
  /** The lease if it is free, expired, or `holder`'s own; a new holder gets a higher token. */
  lease(consumer: string, holder: string, ttlMs: number, now: Date): Promise<Fence | undefined>;
  release(fence: Fence): Promise<void>;

  /** Makes `instance` a member of the team for so long. @returns the names of all members, sorted. */
  announce(team: string, instance: string, ttlMs: number, now: Date): Promise<readonly string[]>;
  /** Ends a membership at once. */
  withdraw(team: string, instance: string): Promise<void>;

  checkpoint(consumer: string): Promise<Position | undefined>;
  saveCheckpoint(fence: Fence, position: Position): Promise<void>;

  /** Adds an event behind those already parked for its key. Parking the same event twice changes nothing. */
  park(fence: Fence, key: string, event: ParkedEvent, failure: KeyFailure, now: Date): Promise<void>;
  parkedKeys(consumer: string): Promise<readonly ParkedKey[]>;
  /** Keys that are `retrying` and due, the longest due first. */
  dueKeys(consumer: string, now: Date): Promise<readonly DueKey[]>;
  parkedEvents(consumer: string, key: string): Promise<readonly ParkedEvent[]>;
  firstParked(consumer: string, key: string): Promise<ParkedEvent | undefined>;
  /** Removes an event, and with the last one its key. True if the key was removed. */
  unpark(fence: Fence, key: string, event: ParkedEvent): Promise<boolean>;
  /** Records one more failure of the key's first event. */
  noteFailure(fence: Fence, key: string, failure: KeyFailure): Promise<void>;
  /** Removes the key unless it holds events. True if removed. */
  releaseKey(fence: Fence, key: string): Promise<boolean>;

  /** Operator: makes the key due now with a fresh number of attempts. False for a key that is not parked. */
  retryKey(consumer: string, key: string, now: Date): Promise<boolean>;
  /** Operator: permanently drops the key's first event and makes the rest due. False for a key that is not parked. */
  skipKey(consumer: string, key: string, now: Date): Promise<boolean>;
  setPaused(consumer: string, paused: boolean): Promise<void>;
  requestRestart(consumer: string): Promise<void>;
  wish(consumer: string): Promise<Wish>;

  /** Names of all that have a checkpoint, parked keys or a wish. */
  consumers(): Promise<readonly string[]>;
  report(status: StatusReport): Promise<void>;
  reports(): Promise<readonly StatusReport[]>;
  close(): Promise<void>;
}
