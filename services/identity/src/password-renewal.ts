import type { User } from '@reprise/contracts/identity';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Directory } from './directory';
import type { PasswordMailer } from './identity.port';
import type { PasswordLinks } from './password-links';
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
  ) {}

  /** For a new user: the first password. */
  async invite(user: Addressee): Promise<void> {
    if (!(await this.sso.binds(user))) await this.send(user, 'create');
  }

  /** Returns before looking up: neither the reply nor its time depends on whether the address is known. */
  request(email: string): void {
    void this.renew(email).catch(() => undefined);
  }

  /** @throws Refusal `password-link-expired`. */
  check(token: string) {
    return this.links.check(token);
  }

  /** @returns whose password it is. @throws Refusal `password-link-expired`, `password-managed-by-sso`, `password-unchanged`. */
  async set(token: string, password: string): Promise<Pick<User, 'email'>> {
    const { userId } = await this.links.check(token);
    const user = await this.directory.user(userId);
    if (!user) throw new Refusal('password-link-expired');
    if (await this.sso.binds(user)) throw new Refusal('password-managed-by-sso');
    if (await this.passwords.matches(userId, password)) throw new Refusal('password-unchanged');
    if (!(await this.links.use(token))) throw new Refusal('password-link-expired');
    await this.passwords.set(userId, password);
    await this.refreshTokens.revokeAllOf(userId);
    return user;
  }

  private async renew(email: string): Promise<void> {
    for (const user of await this.directory.usersByEmail(email)) {
      if (user.status === 'active' && !(await this.sso.binds(user))) await this.send(user, 'renew');
    }
  }

  private async send(user: Addressee, purpose: 'create' | 'renew'): Promise<void> {
    const { id, accountId, email, firstname, locale } = user;
    const made = await this.links.create(id, purpose);
    const mail = { accountId, userId: id, to: email, firstname, purpose, ...made, ...(locale && { locale }) };
    await this.mailer.sendPasswordLink(mail);
  }
}
