import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { mailRequest } from '../testing/mail-samples';
import { keptLogosSpec } from './kept-logos';
import { KeptMailer, keptMailsFile } from './kept.mailer';

const raise = (): never => {
  throw new Error('no mail');
};

describe('saved mails', () => {
  let dataDir: string;
  let time = 0;
  const mailer = () => new KeptMailer({ dataDir, now: () => new Date((time += 1_000)) });
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'reprise-mail-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('are listed newest first and readable by their account only, even after a restart', async () => {
    await mailer().send(mailRequest());
    await mailer().send(mailRequest({ idempotencyKey: 'mail-2', locale: 'en-GB' }));
    const [newest, oldest] = await mailer().list('a');
    expect([newest?.subject, oldest?.subject]).toEqual([
      'A new offer for your buyback 3760123456789',
      'Une nouvelle proposition pour votre rachat 3760123456789',
    ]);
    const id = newest?.id ?? '';
    expect((await mailer().read('a', id))?.text).toContain('https://demo.test/accept');
    expect(await mailer().list('b')).toEqual([]);
    expect(await mailer().read('b', id)).toBeUndefined();
    expect(await mailer().read('a', '../secrets/master')).toBeUndefined();
  });

  it('show the logo, which is kept once for all of them', async () => {
    const logo = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    const brand = { name: 'Démo', logo };
    for (const idempotencyKey of ['first', 'second'])
      await mailer().send(mailRequest({ brand, idempotencyKey }));
    for (const { id } of await mailer().list('a')) {
      const html = (await mailer().read('a', id))?.html;
      expect(html).toContain(`<img src="data:image/png;base64,${logo.toString('base64')}"`);
      expect(html).not.toContain('cid:');
    }
    const kept = new SqliteDocuments({ file: keptMailsFile(dataDir) });
    expect(await kept.collection(keptLogosSpec).count({})).toBe(1);
    await kept.close();
  });

  it('are saved once per key', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => mailer().send(mailRequest())));
    expect(outcomes.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(await mailer().list('a')).toHaveLength(1);
  });

  it('of an earlier version, each in files of its own, are taken in once and read as before', async () => {
    await mailer().send(mailRequest());
    const [about] = await mailer().list('a');
    const kept = await mailer().read('a', about?.id ?? '');
    rmSync(join(dataDir, 'mail'), { recursive: true });
    mkdirSync(join(dataDir, 'mail'));
    const content = kept ?? raise();
    const fileOf = (kind: string): string => join(dataDir, 'mail', `${content.id}.${kind}`);
    writeFileSync(fileOf('json'), JSON.stringify(content));
    writeFileSync(fileOf('eml'), 'From: a');
    await Promise.all([mailer().sweep(), mailer().sweep()]);
    expect(await mailer().read('a', content.id)).toEqual(kept);
    expect(existsSync(fileOf('json')) || existsSync(fileOf('eml'))).toBe(false);
    expect(await mailer().send(mailRequest())).toEqual({ outcome: 'already-sent' });
  });

  it('of a forgotten person are in no byte of the file, those of others stay', async () => {
    await mailer().send(mailRequest({ to: 'Zoe@Example.test', idempotencyKey: 'hers' }));
    await mailer().send(mailRequest({ to: 'other@example.test', idempotencyKey: 'his' }));
    const emails = ['zoe@example.test'];
    await mailer().forget({ accountId: 'a', emails, identificationNumbers: ['none'] } as never);
    expect((await mailer().list('a')).map(({ to }) => to)).toEqual(['other@example.test']);
    const bytes = ['', '-wal']
      .map((end) => `${keptMailsFile(dataDir)}${end}`)
      .filter((file) => existsSync(file));
    expect(bytes.some((file) => readFileSync(file, 'latin1').toLowerCase().includes('zoe@'))).toBe(false);
  });

  it('of all accounts stand together, newest first', async () => {
    for (const accountId of ['a', 'b'])
      await mailer().send(mailRequest({ accountId, idempotencyKey: accountId }));
    expect((await mailer().newest(100)).map(({ accountId }) => accountId)).toEqual(['b', 'a']);
  });

  it('are empty before the first', async () => {
    expect(await mailer().list('a')).toEqual([]);
  });
});
