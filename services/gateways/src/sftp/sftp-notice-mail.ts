import { deriveId } from '@reprise/kernel';
import type { Mailer } from '../mail';
import type { Reference } from '../reactors/ports';
import type { SftpNotice } from './sftp-files.port';
import { sftpReason } from './sftp-reasons.texts';

type Ports = {
  readonly mailer: Mailer;
  readonly reference: Pick<Reference, 'brand'>;
  readonly originOf: (accountId: string) => Promise<string>;
};

/** By mail, in the account's language and under its name. */
export class SftpNoticeMail implements SftpNotice {
  constructor(private readonly ports: Ports) {}

  async tell({ accountId, to, server, error, slot }: Parameters<SftpNotice['tell']>[0]): Promise<void> {
    const { mailer, reference, originOf } = this.ports;
    const { locale, ...brand } = await reference.brand(accountId);
    const link = `${await originOf(accountId)}/dashboard/settings/sftp`;
    await mailer.send({
      ...{ accountId, to, locale, brand, template: 'sftp-failed' },
      data: { server, reason: sftpReason(error, locale), link },
      idempotencyKey: deriveId('sftp-failed', accountId, slot),
    });
  }
}
