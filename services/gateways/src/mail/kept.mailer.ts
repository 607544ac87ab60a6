import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ForgottenPerson } from '@reprise/kernel/ports';
import { SqliteDocuments, unlessConflict, type CollectionSpec } from '@reprise/read-kernel/documents';
import { removeDrafts } from '../files/drafts';
import type { Rememberer } from '../traces';
import { composeMail } from './compose-mail';
import { KeptLogos, keptLogosSpec } from './kept-logos';
import { withPicture } from './mail-picture';
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
const contentSchema = keptMailSchema.extend({ html: z.string(), text: z.string() });
/** `html` as a browser shows it, its logo included. */
export type KeptMailContent = z.infer<typeof contentSchema>;
type Content = KeptMailContent & { /** The `_id` of its picture. */ readonly logo?: string };

const indexes = [{ fields: ['at'] }, { fields: ['accountId', 'at'] }];
const mails: CollectionSpec = { name: 'kept_mails', indexes };
/** What an earlier version kept of each mail, and nobody read. */
const sentMessages: CollectionSpec = { name: 'kept_messages' };

const newestFirst = { sort: [['at', -1]] } as const;
const idPattern = /^[0-9a-f]{40}$/;
const has = (error: unknown, code: string) => Object(error).code === code;

/** The file with the mails of an installation. */
export const keptMailsFile = (dataDir: string): string => join(dataDir, 'mail', 'mails.sqlite');

/** Without a mail server: messages are saved in one file, for the demonstration's mail page. */
export class KeptMailer implements Mailer, Rememberer {
  private readonly folder: string;
  private opened: SqliteDocuments | undefined;
  private readonly logos = new KeptLogos(() => this.store().collection(keptLogosSpec));

  constructor(private readonly options: { dataDir: string; now: () => Date }) {
    this.folder = join(options.dataDir, 'mail');
  }

  async send(request: MailRequest): Promise<MailResult> {
    const { accountId, to, template } = request;
    const id = createHash('sha256').update(request.idempotencyKey).digest('hex').slice(0, 40);
    const logo = request.brand.logo && (await this.logos.keep(request.brand.logo));
    const at = this.options.now().toISOString();
    const about = { id, accountId, to, template, at };
    const first = await this.keep({ ...about, ...composeMail(request), ...(logo && { logo }) });
    return { outcome: first ? 'sent' : 'already-sent' };
  }

  /** The newest of every account: new clients get mails too. */
  async newest(most: number): Promise<readonly KeptMail[]> {
    return this.mails().find({}, { ...newestFirst, limit: most });
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
    await this.mails().write(ops);
    await this.store().shred();
  }

  /** Takes in what an earlier version kept, a file for each mail, and removes what its killed writes left. */
  async sweep(): Promise<void> {
    await removeDrafts(this.folder);
    if (existsSync(keptMailsFile(this.options.dataDir))) await this.store().collection(sentMessages).drop();
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
    if (mail?.accountId !== accountId) return undefined;
    const logo = mail.logo ? await this.logos.read(mail.logo) : undefined;
    const content = contentSchema.parse(mail);
    return { ...content, html: withPicture(content.html, logo) };
  }

  private async takeIn(id: string): Promise<void> {
    const [content, message] = ['json', 'eml'].map((kind) => join(this.folder, `${id}.${kind}`)) as [
      string,
      string,
    ];
    await this.keep(contentSchema.parse(JSON.parse(await readFile(content, 'utf8'))));
    for (const file of [message, content]) await rm(file, { force: true });
  }

  /** @returns false if it is there already. */
  private async keep(content: Content): Promise<boolean> {
    return (await unlessConflict(this.mails().put({ _id: content.id, ...content }, -1))) !== undefined;
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
