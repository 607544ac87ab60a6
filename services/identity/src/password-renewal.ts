import type { PasswordLinkTerms, TermsVersion, User } from '@reprise/contracts/identity';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Directory } from './directory';
import type { FirstTermsReader } from './first-terms.reader';
import { acceptedOf } from './first-terms.rules';
import type { PasswordMailer } from './identity.port';
import type { PasswordLinks, Purpose } from './password-links';
import type { Passwords } from './passwords';
import type { SsoDirectory } from './sso/sso-directory';
import type { RefreshTokens } from './refresh-tokens';

type Addressee = Pick<User, 'email' | 'firstname' | 'locale' | 'forceConnectionBySso' | 'status'> &
  Pick<ResourceFrame, 'id' | 'accountId'>;

/** Passwords by mailed links. Nothing here reveals whether an e-mail belongs to somebody. */
export class PasswordRenewal {
  constructor(
    private readonly directory: Directory,
    private readonly passwords: Passwords,
    private readonly links: PasswordLinks,
    private readonly refreshTokens: RefreshTokens,
    private readonly mailer: PasswordMailer,
    private readonly sso: SsoDirectory,
    private readonly terms: Pick<FirstTermsReader, 'of'>,
  ) {}

  /** For a new user: the first password. */
  async invite(user: Addressee): Promise<void> {
    if (!(await this.sso.binds(user))) await this.send(user, 'create');
  }

  /** Returns before looking up: neither the reply nor its time depends on whether the address is known. */
  request(email: string): void {
    void this.renew(email).catch(() => undefined);
  }

  /**
   * The address is told to whoever received the link at it, and to nobody at an earlier one.
   *
   * @throws Refusal `password-link-expired`.
   */
  async check(token: string) {
    const { link, user } = await this.linked(token);
    const { userId, purpose, expiresAt } = link;
    const terms = await this.termsOf(userId, purpose);
    return { purpose, expiresAt, terms, ...(this.links.isFor(user.email, link) && { email: user.email }) };
  }

  /**
   * @returns whose password it is.
   * @throws Refusal `password-link-expired`, `password-managed-by-sso`, `password-unchanged`, and as `acceptedOf`.
   */
  async set(token: string, password: string, said: readonly TermsVersion[]): Promise<Pick<User, 'email'>> {
    const { link, user } = await this.linked(token);
    const { userId, purpose } = link;
    if (await this.sso.binds(user)) throw new Refusal('password-managed-by-sso');
    if (await this.passwords.matches(userId, password)) throw new Refusal('password-unchanged');
    const accepted = acceptedOf(await this.termsOf(userId, purpose), said);
    if (!(await this.links.use(token))) throw new Refusal('password-link-expired');
    await this.passwords.set(userId, password, accepted);
    await this.refreshTokens.revokeAllOf(userId);
    return user;
  }

  private async renew(email: string): Promise<void> {
    for (const user of await this.directory.usersByEmail(email)) {
      if (user.status !== 'active' || (await this.sso.binds(user))) continue;
      // Who let the invitation expire still accepts the terms with a first password.
      await this.send(user, (await this.passwords.exists(user.id)) ? 'renew' : 'create');
    }
  }

  /** Whoever has been removed since is told no more than anybody with an old link. */
  private async linked(token: string) {
    const link = await this.links.check(token);
    const user = await this.directory.user(link.userId);
    if (!user) throw new Refusal('password-link-expired');
    return { link, user };
  }

  private async termsOf(userId: string, purpose: Purpose): Promise<PasswordLinkTerms> {
    return purpose === 'create' ? this.terms.of(userId) : [];
  }

  private async send(user: Addressee, purpose: Purpose): Promise<void> {
    const { id, accountId, email, firstname, locale } = user;
    const made = await this.links.create(user, purpose);
    const mail = { accountId, userId: id, to: email, firstname, purpose, ...made, ...(locale && { locale }) };
    await this.mailer.sendPasswordLink(mail);
  }
}
