import type { Locale } from '@reprise/contracts/kernel';
import { localeSchema } from '@reprise/contracts/kernel';
import { accountContract } from '@reprise/contracts/organisation';
import type { Mailer } from '@reprise/gateways';
import type { PasswordMailer } from '@reprise/identity';
import { deriveId, faultName, type KernelLogger } from '@reprise/kernel';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

const linkLifeMs = 60 * 60 * 1000;

/** Sends password links outside the request: an unknown address and a slow mail server look the same to the caller. */
export class MailedPasswordLinks implements PasswordMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: Documents,
    private readonly dashboardOrigin: (accountId: string) => Promise<string>,
    private readonly logger: KernelLogger,
    private readonly now: () => Date,
  ) {}

  sendPasswordLink(mail: Parameters<PasswordMailer['sendPasswordLink']>[0]): Promise<void> {
    void this.send(mail).catch((error: unknown) => {
      this.logger.error({ userId: mail.userId, reason: faultName(error) }, 'password link not sent');
    });
    return Promise.resolve();
  }

  private async send({
    accountId,
    to,
    firstname,
    locale,
    purpose,
    token,
  }: Parameters<PasswordMailer['sendPasswordLink']>[0]) {
    const account = await documentsOf(this.documents, accountContract).read(accountId);
    const page = purpose === 'create' ? '/dashboard/new/password' : '/dashboard/renew';
    const origin = await this.dashboardOrigin(accountId);
    const spoken: Locale = localeSchema.catch(account?.language ?? 'fr-FR').parse(locale);
    await this.mailer.send({
      accountId,
      to,
      template: 'password-renewal',
      locale: spoken,
      data: {
        firstName: firstname,
        link: `${origin}${page}?token=${encodeURIComponent(token)}`,
        expiresAt: new Date(this.now().getTime() + linkLifeMs).toISOString(),
      },
      brand: {
        name: account?.name ?? 'Reprise',
        ...(account?.mainColor ? { colour: account.mainColor } : {}),
      },
      idempotencyKey: deriveId('password-link', token),
    });
  }
}
