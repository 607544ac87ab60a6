import { isOperatorRole, permissionsOf } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Session, SessionReader, SessionWatch } from '@reprise/kernel/ports';
import { tenantScope, type TenantScope } from '@reprise/read-kernel/query';
import { sessionOf } from './claims';
import type { Directory } from './directory';
import type { RefreshTokens } from './refresh-tokens';
import { scopeOf } from './scope-of';
import type { SessionTokens } from './session-token';
import type { StandingReader } from './standing.reader';
import { isOperator, placeToday } from './standing.rules';

/** Documents that decide what a session may do. */
const decisive = new Set(['users', 'accounts', 'organizations']);

/** Reads access tokens for every endpoint. A token says who began a session; what he may do now is looked up. */
export class TokenSessionReader implements SessionReader, SessionWatch {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly tokens: SessionTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly directory: Directory,
    private readonly standings: StandingReader,
  ) {
    refreshTokens.onEnd(() => this.tell());
  }

  async read(token: string, module?: string, accountId?: string): Promise<Session> {
    const session = await this.renewed(sessionOf(await this.tokens.check(token), module));
    return accountId === undefined ? session : this.inAccount(session, accountId);
  }

  async renewed(session: Session): Promise<Session> {
    const { signInId, accountId, userId } = session;
    if (session.kind === 'visitor') {
      if (!(await this.standings.accountIsActive(accountId))) throw new Refusal('session-expired');
      return session;
    }
    const end = signInId && (await this.refreshTokens.endOf(signInId));
    if (end) throw new Refusal(end);
    const user = await this.standings.user(userId);
    if (!user) throw new Refusal('user-removed');
    if (user.status !== 'active' || !(await this.isOpen(user))) throw new Refusal('user-inactive');
    const place = await placeToday(session, user, (id) => this.directory.tree(id));
    const role = place && user.modules[place.module];
    if (!role) throw new Refusal('session-expired');
    const { organisationId: _former, locale: _spoken, ...rest } = session;
    return {
      ...rest,
      ...(place.organisationId && { organisationId: place.organisationId }),
      ...{ role, permissions: permissionsOf(role) },
      ...(user.locale && { locale: user.locale }),
    };
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Documents were written by this process, before their writer is answered, or changed by any. */
  changed(changes: readonly { resource: string; id: string; accountId?: string }[]): void {
    const heeded = changes.filter(({ resource }) => decisive.has(resource));
    if (heeded.length === 0) return;
    for (const { id, accountId } of heeded) {
      this.standings.changed(id);
      if (accountId) this.directory.treeChanged(accountId);
    }
    this.tell();
  }

  /** The family of refresh tokens to which a token belongs; visitors have none. */
  async familyOf(token: string): Promise<string | undefined> {
    return (await this.tokens.check(token)).sid;
  }

  private async inAccount(session: Session, accountId: string): Promise<Session> {
    if (accountId === session.accountId || !isOperatorRole(session.role)) return session;
    await this.directory.account(accountId);
    const { organisationId: _left, ...elsewhere } = session;
    return { ...elsewhere, accountId };
  }

  async scopeOf(session: Session): Promise<TenantScope> {
    const scope = await scopeOf(session, (accountId) => this.directory.tree(accountId));
    const retailerAccountIds = await this.standings.retailersOf(session.accountId);
    return retailerAccountIds.length > 0 ? tenantScope({ ...scope, retailerAccountIds }) : scope;
  }

  private async isOpen(user: Parameters<typeof isOperator>[0] & { accountId: string }): Promise<boolean> {
    return isOperator(user) || this.standings.accountIsActive(user.accountId);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
