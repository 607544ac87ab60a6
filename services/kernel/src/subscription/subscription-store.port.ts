import type { Position } from '../event-log';
import type { SubscriptionState } from './subscription-state';

/** Proof of a lease. Writes with an older token than the newest are refused: a stalled instance cannot write. */
export type Fence = { readonly consumer: string; readonly token: number };

/** Another instance has taken the lease since. */
export class LeaseLost extends Error {
  constructor(readonly consumer: string) {
    super(`${consumer}: the lease went to another instance`);
    this.name = 'LeaseLost';
  }
}

/** `retrying`: tried again by itself at `nextTryAt`. `parked`: waits for an operator. */
export type KeyFailure = {
  readonly status: 'retrying' | 'parked';
  readonly attempts: number;
  /** ISO 8601. */
  readonly nextTryAt: string;
  readonly error: string;
};
export type ParkedKey = KeyFailure & {
  readonly key: string;
  /** Events that wait, the poison one first. */
  readonly events: number;
  /** When the key first failed, ISO 8601. */
  readonly since: string;
};
/** Where an event is, to be read again when its turn comes. */
export type ParkedEvent = {
  readonly position: Position;
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
};

/** What an operator asked for; an instance in another process obeys within a heartbeat. */
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
 * Checkpoints, parked events, leases and wishes. Lives beside the embedded log, or in documents that the hosts share.
 * Every adapter passes `testing/subscription-store.conformance`. Writes that carry a fence throw `LeaseLost` for an old token.
 */
export interface SubscriptionStore {
  /** The lease when it is free, expired, or `holder`'s own; a new holder gets a higher token. */
  lease(consumer: string, holder: string, ttlMs: number, now: Date): Promise<Fence | undefined>;
  release(fence: Fence): Promise<void>;

  checkpoint(consumer: string): Promise<Position | undefined>;
  saveCheckpoint(fence: Fence, position: Position): Promise<void>;

  /** Puts an event behind those that its key already holds. Parking the same event twice changes nothing. */
  park(fence: Fence, key: string, event: ParkedEvent, failure: KeyFailure, now: Date): Promise<void>;
  parkedKeys(consumer: string): Promise<readonly ParkedKey[]>;
  /** Keys that wait for a try: `retrying`, and due. */
  dueKeys(consumer: string, now: Date): Promise<readonly ParkedKey[]>;
  parkedEvents(consumer: string, key: string): Promise<readonly ParkedEvent[]>;
  firstParked(consumer: string, key: string): Promise<ParkedEvent | undefined>;
  unpark(fence: Fence, key: string, event: ParkedEvent): Promise<void>;
  /** Notes one more failure of the key's first event. */
  noteFailure(fence: Fence, key: string, failure: KeyFailure): Promise<void>;
  /** Forgets the key unless it holds events. True when forgotten. */
  releaseKey(fence: Fence, key: string): Promise<boolean>;

  /** Operator: makes the key due now with a fresh number of tries. False for a key that is not parked. */
  retryKey(consumer: string, key: string, now: Date): Promise<boolean>;
  /** Operator: drops the key's first event for ever and makes the rest due. False for a key that is not parked. */
  skipKey(consumer: string, key: string, now: Date): Promise<boolean>;
  setPaused(consumer: string, paused: boolean): Promise<void>;
  requestRestart(consumer: string): Promise<void>;
  wish(consumer: string): Promise<Wish>;

  /** Names of all that hold a checkpoint, parked keys or a wish. */
  consumers(): Promise<readonly string[]>;
  report(status: StatusReport): Promise<void>;
  reports(): Promise<readonly StatusReport[]>;
  close(): Promise<void>;
}
