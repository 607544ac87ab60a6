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

  async read(token: string, module?: string): Promise<Session> {
    const claims = await this.tokens.check(token);
    if (claims.sid && (await this.refreshTokens.isEnded(claims.sid))) throw new Refusal('session-expired');
    return sessionOf(claims, module);
  }

  /** The family of refresh tokens that a token belongs to; visitors have none. */
  async familyOf(token: string): Promise<string | undefined> {
    return (await this.tokens.check(token)).sid;
  }

  scopeOf(session: Session): Promise<TenantScope> {
    return scopeOf(session, (accountId) => this.directory.tree(accountId));
  }
}
