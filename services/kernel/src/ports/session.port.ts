import type { Permission, ModuleType, Role } from '@reprise/contracts/permissions';
import type { TenantScope } from '@reprise/read-kernel/query';

/** The caller: the content of a verified access token. `visitor` is the public web's pseudo_anonymous. */
export type Session = {
  readonly kind: 'user' | 'visitor';
  readonly userId: string;
  readonly accountId: string;
  readonly organisationId?: string;
  readonly module: ModuleType;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly locale?: string;
  /** What a log-out ends; visitors have none. */
  readonly signInId?: string;
};

/** Implemented by the identity module. */
export interface SessionReader {
  /**
   * @param module the module header: another module that the user holds than the token's own.
   * @param accountId that the request names: an operator works there then, and anybody else where he does anyway.
   * @throws Refusal `unauthenticated`, `session-expired`, `module-not-held`; `not-found` for an unknown account.
   */
  read(token: string, module?: string, accountId?: string): Promise<Session>;
  /** What the session may see (domain §7). */
  scopeOf(session: Session): Promise<TenantScope>;
}

/** For what outlives a request: a stream is open only as long as its session may be. */
export interface SessionWatch {
  /** The session as it may go on now. @throws Refusal `session-expired` when it may not. */
  renewed(session: Session): Promise<Session>;
  /** Calls back when somebody's standing may have changed. Returns the unsubscribe. */
  onChange(listener: () => void): () => void;
}

/** Makes a query wait until its read model has reached a position (domain §8). */
export interface PositionWaiter {
  /** Whether the log could have given it. */
  isPosition(text: string): boolean;
  /** False if `milliseconds` passed before every read model of `endpoint` had reached `position`. */
  reached(position: string, milliseconds: number, endpoint: string): Promise<boolean>;
}
