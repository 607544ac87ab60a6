import { isOperatorRole } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';

import type { TenantScope } from '@reprise/read-kernel/query';
import type { Directory } from './directory';
import type { RefreshTokens } from './refresh-tokens';
import { scopeOf } from './scope-of';
import { sessionOf } from './claims';
import type { SessionTokens } from './session-token';
import type { Session, SessionReader } from '@reprise/kernel/ports';

/** Reads access tokens for every endpoint. */
export class TokenSessionReader implements SessionReader {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly directory: Directory,
  ) {}

  async read(token: string, module?: string, accountId?: string): Promise<Session> {
    const claims = await this.tokens.check(token);
    if (claims.sid && (await this.refreshTokens.isEnded(claims.sid))) throw new Refusal('session-expired');
    const session = sessionOf(claims, module);
    return accountId === undefined ? session : this.inAccount(session, accountId);
  }

  /** The family of refresh tokens that a token belongs to; visitors have none. */
  async familyOf(token: string): Promise<string | undefined> {
    return (await this.tokens.check(token)).sid;
  }

  private async inAccount(session: Session, accountId: string): Promise<Session> {
    if (accountId === session.accountId || !isOperatorRole(session.role)) return session;
    await this.directory.account(accountId);
    const { organisationId: _left, ...elsewhere } = session;
    return { ...elsewhere, accountId };
  }

  scopeOf(session: Session): Promise<TenantScope> {
    return scopeOf(session, (accountId) => this.directory.tree(accountId));
  }
}
