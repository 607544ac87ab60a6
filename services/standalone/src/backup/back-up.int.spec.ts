import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { KeptMailer } from '@reprise/gateways';
import { mailRequest } from '@reprise/gateways/testing';
import { openDataFolder, type DataFolder } from '@reprise/hosting';
import { anEvent, checkedFile } from '@reprise/kernel/testing';
import { backUp } from './back-up';
import { restore } from './restore';

const backupOf = async (dataDir: string): Promise<Buffer> => {
  const archive = new PassThrough();
  const whole = buffer(archive);
  await backUp(dataDir, archive).finally(() => archive.end());
  return whole;
};

describe('a backup of the embedded engines', () => {
  let folder: string;
  let [from, to] = ['', ''];
  let open: DataFolder[] = [];
  const opened = (dataDir: string): DataFolder => {
    const data = openDataFolder(dataDir);
    open.push(data);
    return data;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reprise-backup-'));
    [from, to] = [join(folder, 'from'), join(folder, 'to')];
  });
  afterEach(async () => {
    for (const each of open) await each.close();
    open = [];
    rmSync(folder, { recursive: true });
  });

  it('made while people work contains all of the log up to a moment, and is consistent', async () => {
    const { log, documents } = opened(from);
    const write = async (n: number): Promise<void> => {
      await documents.collection<{ _id: string; n: number }>({ name: 'customers' }).put({ _id: `c${n}`, n });
      await log.append(`buyback-${n}`, [anEvent({ data: { n } })], 'no-stream');
    };
    for (let n = 0; n < 50; n += 1) await write(n);
    let isDone = false;
    const working = (async () => {
      for (let n = 50; !isDone; n += 1) await write(n);
    })();
    const archive = await backupOf(from);
    isDone = true;
    await working;
    await restore(Readable.from([archive]), to);

    for (const name of ['events.sqlite', 'reference.sqlite'])
      expect(checkedFile(join(to, name))).toEqual(['ok']);
    const restored = opened(to);
    const events = await restored.log.readAll('', 100_000);
    expect(events.length).toBeGreaterThanOrEqual(50);
    expect(events).toEqual(await log.readAll('', events.length));
    const customers = restored.documents.collection<{ _id: string; n: number }>({ name: 'customers' });
    for (const { stream } of events)
      expect(await customers.get(stream.replace('buyback-', 'c'))).toBeDefined();
  });

  it('contains files and mails, but neither the master key nor anything incomplete', async () => {
    await opened(from).documents.collection({ name: 'accounts' }).put({ _id: 'a' });
    const mailer = (dataDir: string) => new KeptMailer({ dataDir, now: () => new Date() });
    await mailer(from).send(mailRequest());
    for (const name of ['files', 'secrets']) {
      mkdirSync(join(from, name));
      writeFileSync(join(from, name, 'one'), name);
    }
    await restore(Readable.from([await backupOf(from)]), to);
    expect(readdirSync(to).filter((name) => !name.startsWith('lock'))).toEqual([
      'events.sqlite',
      'files',
      'mail',
      'reference.sqlite',
    ]);
    expect(await mailer(to).list('a')).toHaveLength(1);
    expect(readdirSync(from).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  it('is restored into an empty folder only', async () => {
    opened(from);
    const archive = await backupOf(from);
    await expect(restore(Readable.from([archive]), from)).rejects.toThrow(/empty folder/);
  });

  it.each([
    ['cut off', (archive: Buffer) => archive.subarray(0, archive.length / 2), /could not be read|no backup/],
    ['something else', () => Buffer.from('not an archive'), /could not be read/],
  ])('that is %s leaves nothing behind', async (_what, damage, words) => {
    opened(from);
    const archive = damage(await backupOf(from));
    await expect(restore(Readable.from([archive]), to)).rejects.toThrow(words);
    expect(existsSync(join(to, 'events.sqlite'))).toBe(false);
  });

  it('of a folder without an installation is refused', async () => {
    mkdirSync(from);
    await expect(backupOf(from)).rejects.toThrow(/no installation/);
  });
});
