import { type SignedIn, type User } from '@reprise/contracts/identity';
import { platform } from '@reprise/contracts/organisation';
import { permissionsOf } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Directory } from './directory';
import type { Passwords } from './passwords';
import type { Family, FamilyStart, RefreshTokens } from './refresh-tokens';
import type { SsoDirectory } from './sso/sso-directory';
import { isOperator, placeToday } from './standing.rules';
import { accessLifetime, type SessionTokens } from './session-token';
import { claimsOf, frontPermissions, heldBy } from './user-claims';
import { workplaceOf } from './workplace-of';

/** Starts and continues users' sessions. */
export class SignIn {
  constructor(
    private readonly directory: Directory,
    private readonly passwords: Passwords,
    private readonly refreshTokens: RefreshTokens,
    private readonly tokens: SessionTokens,
    private readonly sso: SsoDirectory,
  ) {}

  /**
   * @throws Refusal `credentials-incorrect` for an unknown, an inactive and a wrong one, and for users of an inactive
   * account alike; `sso-mandatory`.
   */
  async withPassword(email: string, password: string, host: string): Promise<User> {
    const user = await this.whoHas(email, password, host);
    if (user && !(await this.sso.binds(user))) return user;
    // Of a domain that is led to its provider all are told so, also those who have no password or do not exist.
    if (user || (await this.sso.isMandatoryFor(email))) throw new Refusal('sso-mandatory');
    throw new Refusal('credentials-incorrect');
  }

  /** Somebody for whom his organisation's provider has spoken. @throws Refusal `sso-callback-failed`. */
  async withSingleSignOn(user: User): Promise<User> {
    if (!(await this.mayEnter(user))) throw new Refusal('sso-callback-failed', { reason: 'not-active' });
    return user;
  }

  /** Somebody who has shown his second factor too. @throws Refusal `pending-login-expired`. */
  async withSecondFactor(userId: string): Promise<User> {
    const user = await this.directory.user(userId);
    if (!user || !(await this.mayEnter(user))) throw new Refusal('pending-login-expired');
    return user;
  }

  async refresh(refreshToken: string): Promise<SignedIn> {
    const { family, token } = await this.refreshTokens.rotate(refreshToken);
    return this.signedIn(...(await this.today(family)), token);
  }

  /** Continues in another module, organisation or account. */
  async move(familyId: string, changes: Partial<FamilyStart>): Promise<SignedIn> {
    const { family, token } = await this.refreshTokens.move(familyId, changes);
    const [user, place] = await this.today(family);
    if (user.accountId === platform) await this.passwords.worksIn(user.id, place.organisationId);
    return this.signedIn(user, place, token);
  }

  /** @param shown what the session knows of its beginning */
  async start(user: User, shown: Pick<FamilyStart, 'factorAt' | 'device'> = {}): Promise<SignedIn> {
    const held = heldBy(user);
    const [module] = held.find(([, role]) => permissionsOf(role).length > 0) ?? [];
    if (!module) throw new Refusal('no-permission-at-all');
    const place = await workplaceOf(user, module, this.directory, this.passwords);
    const start = { userId: user.id, module, ...place, ...shown };
    const { family, token } = await this.refreshTokens.start(start);
    await this.passwords.seenNow(user.id);
    return this.signedIn(user, family, token);
  }

  /**
   * The password tells apart people whom several clients know by one e-mail address; with the same one everywhere, the
   * host name does. All are tried side by side, so that the time tells nothing of how many there are, and the same is
   * asked where there is nobody.
   */
  private async whoHas(email: string, password: string, host: string): Promise<User | undefined> {
    const users = await this.directory.usersByEmail(email);
    const tried = users.length > 0 ? users : [undefined];
    const right = await Promise.all(tried.map((user) => this.passwords.matches(user?.id, password)));
    const open = await Promise.all(tried.map((user) => this.mayEnter(user)));
    const theirs = users.filter((_user, index) => right[index] && open[index]);
    const here = await this.directory.accountOfHost(host);
    return theirs.find(({ accountId }) => accountId === here?.id) ?? theirs[0];
  }

  /** The account is asked for in any case: that somebody is inactive, or nobody, must not be quicker. */
  private async mayEnter(user: User | undefined): Promise<boolean> {
    const accountIsOpen = await this.directory.isActive(user?.accountId ?? platform);
    return user?.status === 'active' && (isOperator(user) || accountIsOpen);
  }

  /** Who goes on, and where he still may. */
  private async today(family: Family): Promise<[User, Family]> {
    const user = await this.directory.user(family.userId);
    const treeOf = (accountId: string) => this.directory.tree(accountId);
    const mayEnter = await this.mayEnter(user);
    const place = user && mayEnter && (await placeToday(family, user, treeOf));
    if (place && (await this.directory.knows(place.accountId)))
      return [user, { ...family, ...place } as Family];
    // His client was removed meanwhile: an operator goes on outside any.
    if (place && isOperator(user)) {
      const { organisationId: _gone, ...outside } = { ...family, accountId: user.accountId };
      return [user, outside];
    }
    const end = !user ? 'user-removed' : !mayEnter ? 'user-inactive' : 'session-expired';
    await this.refreshTokens.revoke(family._id, end);
    throw new Refusal(end);
  }

  private async signedIn(user: User, family: Family, refreshToken: string): Promise<SignedIn> {
    const { accountId, organisationId, module } = family;
    const token = await this.tokens.sign(claimsOf(user, family));
    const currentOrganization = await this.directory.currentOrganisation(accountId, organisationId, module);
    return {
      token,
      refreshToken,
      expiresIn: accessLifetime,
      user: {
        id: user.id,
        types: [...new Set(Object.values(user.modules))],
        email: user.email,
        firstname: user.firstname,
        lastname: user.lastname,
        currentOrganization,
        modules: user.modules,
        currentModule: module,
        frontPermissions: frontPermissions(user),
        apiToken: token,
      },
    };
  }
}
