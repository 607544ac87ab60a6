import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { ForgottenPerson } from '@reprise/kernel/ports';
import { DocumentConflict, SqliteDocuments, type CollectionSpec } from '@reprise/read-kernel/documents';
import { removeDrafts } from '../files/drafts';
import type { Rememberer } from '../traces';
import { messageOf } from './mail-message';
import type { Mailer, MailRequest, MailResult } from './mailer.port';

const keptMailSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  /** ISO time. */
  at: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;
export type KeptMailContent = KeptMail & {
  readonly html: string;
  readonly text: string;
  readonly eml: Buffer;
};
const contentSchema = keptMailSchema.extend({ html: z.string(), text: z.string() });
type Content = z.infer<typeof contentSchema>;

const indexes = [{ fields: ['at'] }, { fields: ['accountId', 'at'] }];
const mails: CollectionSpec = { name: 'kept_mails', indexes };
/** As they would have been sent: apart, because lists do not need them. */
const messages: CollectionSpec = { name: 'kept_messages' };
type Message = { readonly _id: string; readonly eml: string };

const newestFirst = { sort: [['at', -1]] } as const;
const idPattern = /^[0-9a-f]{40}$/;
const has = (error: unknown, code: string) => Object(error).code === code;

/** The file with the mails of an installation. */
export const keptMailsFile = (dataDir: string): string => join(dataDir, 'mail', 'mails.sqlite');

/** Without a mail server: messages are saved in one file, for the demonstration's mail page. */
export class KeptMailer implements Mailer, Rememberer {
  private readonly folder: string;
  private opened: SqliteDocuments | undefined;
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly options: { dataDir: string; from: string; now: () => Date }) {
    this.folder = join(options.dataDir, 'mail');
  }

  async send(request: MailRequest): Promise<MailResult> {
    const message = messageOf(request, this.options.from);
    const id = createHash('sha256').update(request.idempotencyKey).digest('hex').slice(0, 40);
    const { message: eml } = await this.transport.sendMail(message);
    const { accountId, to, template } = request;
    const { subject, html, text } = message;
    const at = this.options.now().toISOString();
    const content = contentSchema.parse({ id, accountId, to, template, subject, at, html, text });
    const first = await this.keep(content, eml as Buffer);
    return { outcome: first ? 'sent' : 'already-sent' };
  }

  /** Of every account, newest first: new clients get mails too. */
  async all(): Promise<readonly KeptMail[]> {
    return this.mails().find({}, newestFirst);
  }

  /** Newest first. */
  async list(accountId: string): Promise<readonly KeptMail[]> {
    return this.mails().find({ accountId }, newestFirst);
  }

  /** Mails to a person, and those about his buybacks, whatever address they went to. */
  async forget({ accountId, emails, identificationNumbers }: ForgottenPerson): Promise<void> {
    const addresses = new Set(emails.map((email) => email.toLowerCase()));
    const found = (await this.mails().find({ accountId })).filter(
      ({ to, text }) =>
        addresses.has(to.toLowerCase()) || identificationNumbers.some((number) => text.includes(number)),
    );
    const ops = found.map(({ _id: id }) => ({ kind: 'delete' as const, id }));
    await this.store().batch([mails, messages].map((collection) => ({ collection, ops })));
    await this.store().shred();
  }

  /** Takes in what an earlier version kept, a file for each mail, and removes what its killed writes left. */
  async sweep(): Promise<void> {
    await removeDrafts(this.folder);
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.json') && !each.startsWith('.')))
      await this.takeIn(name.replace('.json', '')).catch((error: unknown) => {
        // Another process was faster.
        if (!has(error, 'ENOENT')) throw error;
      });
  }

  /** One mail of the account, or undefined. */
  async read(accountId: string, id: string): Promise<KeptMailContent | undefined> {
    if (!idPattern.test(id)) return undefined;
    const mail = await this.mails().get(id);
    const message = await this.store().collection<Message>(messages).get(id);
    if (mail?.accountId !== accountId || !message) return undefined;
    return { ...contentSchema.parse(mail), eml: Buffer.from(message.eml, 'latin1') };
  }

  private async takeIn(id: string): Promise<void> {
    const [content, message] = ['json', 'eml'].map((kind) => join(this.folder, `${id}.${kind}`)) as [
      string,
      string,
    ];
    await this.keep(
      contentSchema.parse(JSON.parse(await readFile(content, 'utf8'))),
      await readFile(message),
    );
    for (const file of [message, content]) await rm(file, { force: true });
  }

  /** @returns false if it is there already. */
  private async keep(content: Content, eml: Buffer): Promise<boolean> {
    const _id = content.id;
    const put = (document: Content | Omit<Message, '_id'>) =>
      [{ kind: 'put', document: { _id, ...document }, expected: -1 }] as const;
    try {
      await this.store().batch([
        { collection: mails, ops: put(content) },
        // Each byte is one character: nothing of the message changes.
        { collection: messages, ops: put({ eml: eml.toString('latin1') }) },
      ]);
      return true;
    } catch (error) {
      if (error instanceof DocumentConflict) return false;
      throw error;
    }
  }

  private mails() {
    return this.store().collection<Content & { readonly _id: string }>(mails);
  }

  /** Opened when it is needed first: an installation with a mail server has none. */
  private store(): SqliteDocuments {
    if (this.opened) return this.opened;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.opened = new SqliteDocuments({ file: keptMailsFile(this.options.dataDir) });
    return this.opened;
  }
}
