import type { CollectionSpec, Document } from '@reprise/read-kernel/documents';
import type { Position } from '../event-log';
import type { KeyFailure, ParkedEvent, StatusReport, Wish } from './subscription-store.port';

/** One document per consumer: holder and progress only change together with its revision. */
export type ConsumerRecord = Document & {
  readonly token: number;
  /** `''` if nobody holds the lease. */
  readonly holder: string;
  /** Session of the holder; the lease ends with it. */
  readonly session: string;
  /** Parked keys with an older token were written by a holder that had lost the lease; they do not count. */
  readonly adopted: number;
  readonly position?: Position;
};
/** One document per process, however many leases it holds. */
export type HolderRecord = Document & {
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};
/** A parked key with its events, so that both change together. */
export type KeyRecord = Document &
  KeyFailure & {
    readonly consumer: string;
    readonly key: string;
    readonly since: string;
    /** Token of the holder that wrote or adopted it. */
    readonly token: number;
    readonly events: readonly ParkedEvent[];
  };
export type MemberRecord = Document & {
  readonly team: string;
  readonly instance: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};
export type WishRecord = Document & Wish;
export type ReportRecord = Document & StatusReport;

export const consumerRecords: CollectionSpec = { name: 'subscriptions' };
export const holderRecords: CollectionSpec = { name: 'lease_holders' };
export const memberRecords: CollectionSpec = { name: 'team_members' };
export const wishRecords: CollectionSpec = { name: 'subscription_wishes' };
export const reportRecords: CollectionSpec = { name: 'subscription_reports' };
export const keyRecords: CollectionSpec = {
  name: 'parked_keys',
  indexes: [{ fields: ['consumer', 'since', 'key'] }, { fields: ['status', 'nextTryAt'] }],
};
