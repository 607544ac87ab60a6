import { unlessConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import { FairPlaces } from '@reprise/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { messageOf } from './mail-message';
import { MailServerUnreachable, type Mailer, type MailRequest, type MailResult } from './mailer.port';

/** `_id` is the idempotency key. Contains no personal data. */
export type MailRecord = {
  readonly _id: string;
  readonly accountId: string;
  readonly template: string;
  readonly at: string;
  readonly state: 'started' | 'sent' | 'refused';
  readonly reason?: string;
};
export const mailsCollection = { name: 'mails', indexes: [{ fields: ['accountId', 'at'] }] };

const faultSchema = z.object({
  code: z.string().default(''),
  command: z.string().default(''),
  responseCode: z.number().optional(),
});

export type SmtpOptions = {
  /** `smtp://user:password@host:587`, `smtps://…`; with `?maxConnections=20` other than ten at a time. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  readonly documents: Pick<Documents, 'collection'>;
  readonly now: () => Date;
};

const usualConnections = 10;

/** Connections are kept and used again: signing in takes longer than a mail. */
function pooled(address: string): { url: string; connections: number } {
  const url = new URL(address);
  const given = Number(url.searchParams.get('maxConnections'));
  const connections = given > 0 ? given : usualConnections;
  url.searchParams.set('pool', 'true');
  url.searchParams.set('maxConnections', String(connections));
  return { url: url.href, connections };
}

/**
 * Mail over SMTP. The record is written before the mail is sent: a crash in between loses the mails that have a
 * connection, and duplicates none. No account takes more than half of the connections.
 */
export class SmtpMailer implements Mailer {
  private readonly mails: Collection<MailRecord>;
  private readonly transport: Transporter;
  private readonly places: FairPlaces;

  constructor(private readonly options: SmtpOptions) {
    this.mails = options.documents.collection<MailRecord>(mailsCollection);
    const { url, connections } = pooled(options.url);
    this.transport = createTransport(url, { from: options.from });
    this.places = new FairPlaces(connections, Math.ceil(connections / 2));
  }

  send(request: MailRequest): Promise<MailResult> {
    return this.places.run(request.accountId, () => this.sent(request));
  }

  private async sent(request: MailRequest): Promise<MailResult> {
    const message = messageOf(request, this.options.from);
    const { idempotencyKey: _id, accountId, template } = request;
    const record = { _id, accountId, template, at: this.options.now().toISOString() };
    if (!(await this.begin({ ...record, state: 'started' }))) return { outcome: 'already-sent' };
    try {
      await this.transport.sendMail(message);
    } catch (error) {
      return this.failed(record, error);
    }
    await this.mails.put({ ...record, state: 'sent' });
    return { outcome: 'sent' };
  }

  close(): void {
    this.transport.close();
  }

  private async begin(record: MailRecord): Promise<boolean> {
    return (await unlessConflict(this.mails.put(record, -1))) !== undefined;
  }

  /** The record is removed only if the server certainly has not accepted the mail. */
  private async failed(record: Omit<MailRecord, 'state'>, error: unknown): Promise<MailResult> {
    const { code, command, responseCode } = faultSchema.parse(Object(error));
    const reason = `${code || 'error'}${responseCode ? `-${responseCode}` : ''}`.toLowerCase();
    if (responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH') {
      await this.mails.put({ ...record, state: 'refused', reason });
      return { outcome: 'refused', reason };
    }
    const beforeData =
      responseCode !== undefined ||
      command === 'CONN' ||
      ['ECONNECTION', 'EDNS', 'EAUTH', 'ETLS'].includes(code);
    if (!beforeData) return { outcome: 'refused', reason: `${reason}-unknown-whether-sent` };
    await this.mails.delete(record._id);
    throw new MailServerUnreachable(reason);
  }
}
