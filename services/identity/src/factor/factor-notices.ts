import type { User } from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import type { PasswordMailer } from '../identity.port';

/** Tells people by mail that their second factors were changed, by themselves or by an administrator. */
export class FactorNotices {
  constructor(
    private readonly mailer: PasswordMailer,
    private readonly clock: Clock,
  ) {}

  changed(user: User): Promise<void> {
    return this.send(user, 'factors-changed');
  }

  reset(user: User): Promise<void> {
    return this.send(user, 'factors-reset');
  }

  private send({ id, accountId, email, firstname, locale }: User, what: 'factors-changed' | 'factors-reset') {
    const at = this.clock.now().toISOString();
    const mail = { accountId, userId: id, to: email, firstname, what, at };
    return this.mailer.sendFactorNotice({ ...mail, ...(locale && { locale }) });
  }
}
