import type { Locale } from '@reprise/contracts/kernel';
import { localeSchema } from '@reprise/contracts/kernel';
import type { DocumentReference, Mailer } from '@reprise/gateways';
import type { PasswordMailer } from '@reprise/identity';
import { deriveId, faultName, type KernelLogger } from '@reprise/kernel';

const quarterHourMs = 15 * 60 * 1000;
type LinkMail = Parameters<PasswordMailer['sendPasswordLink']>[0];
type FactorMail = Parameters<PasswordMailer['sendFactorNotice']>[0];
type NoticeMail = Parameters<PasswordMailer['sendLoginNotice']>[0];

/** Who comes for the first time has asked for nothing, and has no password that could stay the same. */
const linkMails = {
  create: { page: '/dashboard/new/password', template: 'invitation' },
  renew: { page: '/dashboard/renew', template: 'password-renewal' },
} as const;

/** Sends mails about passwords outside the request: an unknown address and a slow mail server look the same to the caller. */
export class PasswordMails implements PasswordMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly reference: Pick<DocumentReference, 'brand'>,
    private readonly dashboardOrigin: (accountId: string) => Promise<string>,
    private readonly logger: KernelLogger,
  ) {}

  sendPasswordLink(mail: LinkMail): Promise<void> {
    return this.outside(mail.userId, async () => {
      const { purpose, token, expiresAt } = mail;
      const { page, template } = linkMails[purpose];
      const { envelope, origin } = await this.addressed(mail);
      const link = `${origin}${page}?token=${encodeURIComponent(token)}`;
      await this.mailer.send({
        ...{ ...envelope, template, idempotencyKey: deriveId('password-link', token) },
        data: { firstName: mail.firstname, link, expiresAt },
      });
    });
  }

  sendLoginNotice(mail: NoticeMail): Promise<void> {
    return this.outside(mail.userId, async () => {
      const { envelope, origin } = await this.addressed(mail);
      const quarter = String(Math.floor(Date.parse(mail.at) / quarterHourMs));
      await this.mailer.send({
        ...{ ...envelope, template: 'login-notice' },
        data: { firstName: mail.firstname, link: `${origin}/dashboard/lostPassword` },
        idempotencyKey: deriveId('login-notice', mail.userId, quarter),
      });
    });
  }

  sendFactorNotice(mail: FactorMail): Promise<void> {
    return this.outside(mail.userId, async () => {
      const { envelope, origin } = await this.addressed(mail);
      await this.mailer.send({
        ...{ ...envelope, template: mail.what },
        data: { firstName: mail.firstname, link: `${origin}/dashboard/login` },
        idempotencyKey: deriveId(mail.what, mail.userId, mail.at),
      });
    });
  }

  private outside(userId: string, send: () => Promise<void>): Promise<void> {
    void send().catch((error: unknown) => {
      this.logger.error({ userId, reason: faultName(error) }, 'mail about a password not sent');
    });
    return Promise.resolve();
  }

  private async addressed({ accountId, to, locale }: LinkMail | NoticeMail | FactorMail) {
    const { locale: usual, ...brand } = await this.reference.brand(accountId);
    const spoken: Locale = localeSchema.catch(usual).parse(locale);
    return {
      envelope: { accountId, to, locale: spoken, brand },
      origin: await this.dashboardOrigin(accountId),
    };
  }
}
