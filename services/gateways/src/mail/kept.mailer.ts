import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { ForgottenPerson } from '@reprise/kernel/ports';
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

const idPattern = /^[0-9a-f]{40}$/;
const has = (error: unknown, code: string) => Object(error).code === code;

/**
 * Without a mail server: messages are saved in `dataDir/mail`, as `.eml` and as an index entry, for the
 * demonstration's mail page.
 */
export class KeptMailer implements Mailer, Rememberer {
  private readonly folder: string;
  private folderMade: Promise<unknown> | undefined;
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly options: { dataDir: string; from: string; now: () => Date }) {
    this.folder = join(options.dataDir, 'mail');
  }

  async send(request: MailRequest): Promise<MailResult> {
    const message = messageOf(request, this.options.from);
    const id = createHash('sha256').update(request.idempotencyKey).digest('hex').slice(0, 40);
    const { message: eml } = await this.transport.sendMail(message);
    const { accountId, to, template } = request;
    const about = {
      id,
      accountId,
      to,
      template,
      subject: message.subject,
      at: this.options.now().toISOString(),
    };
    await this.made();
    // The index entry makes the mail exist; it is written last and only once.
    await this.keep(`${id}.eml`, eml as Buffer);
    const first = await this.keep(
      `${id}.json`,
      JSON.stringify({ ...about, html: message.html, text: message.text }),
    );
    return { outcome: first ? 'sent' : 'already-sent' };
  }

  /** Of every account, newest first: new clients get mails too. */
  async all(): Promise<readonly KeptMail[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (has(error, 'ENOENT')) return [];
      throw error;
    });
    const entries = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    const mails = await Promise.all(
      entries.map(async (name) =>
        keptMailSchema.parse(JSON.parse(await readFile(join(this.folder, name), 'utf8'))),
      ),
    );
    return mails.sort((a, b) => b.at.localeCompare(a.at));
  }

  /** Newest first. */
  async list(accountId: string): Promise<readonly KeptMail[]> {
    return (await this.all()).filter((mail) => mail.accountId === accountId);
  }

  /** Mails to a person, and those about his buybacks, whatever address they went to. */
  async forget({ accountId, emails, identificationNumbers }: ForgottenPerson): Promise<void> {
    const addresses = new Set(emails.map((email) => email.toLowerCase()));
    for (const { id, to } of await this.list(accountId)) {
      const text = (await this.read(accountId, id))?.text ?? '';
      const about = identificationNumbers.some((number) => text.includes(number));
      if (!about && !addresses.has(to.toLowerCase())) continue;
      // The index entry last: as long as it is there, the mail is found again.
      for (const kind of ['eml', 'json']) await rm(join(this.folder, `${id}.${kind}`), { force: true });
    }
  }

  /** Takes away the drafts of mails that a kill cut short. */
  async sweep(): Promise<void> {
    await removeDrafts(this.folder);
  }

  /** One mail of the account, or undefined. */
  async read(accountId: string, id: string): Promise<KeptMailContent | undefined> {
    if (!idPattern.test(id)) return undefined;
    try {
      const mail = contentSchema.parse(JSON.parse(await readFile(join(this.folder, `${id}.json`), 'utf8')));
      if (mail.accountId !== accountId) return undefined;
      return { ...mail, eml: await readFile(join(this.folder, `${id}.eml`)) };
    } catch (error) {
      if (has(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  /** Once; a failure is not cached. */
  private async made(): Promise<void> {
    this.folderMade ??= mkdir(this.folder, { recursive: true });
    await this.folderMade.catch((error: unknown) => {
      this.folderMade = undefined;
      throw error;
    });
  }

  /** @returns false if the file already exists. */
  private async keep(name: string, content: string | Buffer): Promise<boolean> {
    const draft = join(this.folder, `.draft-${randomUUID()}`);
    await writeFile(draft, content, { mode: 0o600, flush: true });
    try {
      await link(draft, join(this.folder, name));
      return true;
    } catch (error) {
      if (has(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }
}
