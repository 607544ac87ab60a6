import type { Clock } from '@reprise/kernel/base';
import type { Directory } from './directory';
import type { PasswordMailer } from './identity.port';

/** Tells people by mail that somebody tries passwords in their name. */
export class LoginNotices {
  constructor(
    private readonly directory: Directory,
    private readonly mailer: PasswordMailer,
    private readonly clock: Clock,
  ) {}

  /** Returns before looking up: neither the reply nor its time depends on whether the address is known. */
  tell(email: string): void {
    void this.send(email).catch(() => undefined);
  }

  private async send(email: string): Promise<void> {
    const at = this.clock.now().toISOString();
    for (const user of await this.directory.usersByEmail(email)) {
      const { id: userId, accountId, email: to, firstname, locale } = user;
      if (user.status !== 'active') continue;
      await this.mailer.sendLoginNotice({ accountId, userId, to, firstname, at, ...(locale && { locale }) });
    }
  }
}
