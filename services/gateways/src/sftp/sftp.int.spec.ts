import { importLimits } from '@reprise/contracts/imports';
import ssh2 from 'ssh2';
import type { Opened } from '../connectors/connector-directory';
import { aKeyPair, served, SftpServer } from '../testing';
import { fetchImport, FileUnfinished } from './fetch-import';
import { leaveExport } from './leave-export';
import { sftpPlaceOf } from './sftp-place';
import { SftpSession } from './sftp-session';
import { testSftp } from './test-sftp';

const secret = 'only for tests';
const rule = { privateAddresses: true, patienceMs: 400 };
const path = './products-import.csv';
const now = new Date('2026-11-23T02:00:00.000Z');

describe('an SFTP server', () => {
  let server: SftpServer;
  beforeEach(async () => {
    server = await new SftpServer(secret).start();
  });
  afterEach(() => server.stop());

  const opened = (properties: object = {}, secrets: object = { password: secret }): Opened => ({
    ...{ id: 'c', accountId: 'a', revision: 1, createdAt: '', updatedAt: '', name: 'SFTP', active: true },
    ...{ connectorId: 'sftp', organizationId: 'o', secrets: { ...secrets } },
    properties: {
      ...{ host: '127.0.0.1', port: String(server.port), user: 'shop', hostKey: server.fingerprint },
      ...properties,
    },
  });
  const tested = (properties?: object, secrets?: object, over: object = {}) =>
    testSftp(opened(properties, secrets), { ...rule, ...over });
  /** @returns what was taken. */
  async function fetched(known?: string): Promise<{ text: string | undefined; mark: string | undefined }> {
    const session = await SftpSession.open(sftpPlaceOf(opened()), rule);
    let text: string | undefined;
    const take = async (content: AsyncIterable<Buffer>): Promise<void> => {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      text = Buffer.concat(pieces).toString();
    };
    const settled = async (): Promise<void> => undefined;
    try {
      const mark = await fetchImport({ session, folder: '.', known, now, settled, take });
      return { text, mark };
    } finally {
      session.close();
    }
  }

  it('is entered by password, and says whether the file is there', async () => {
    expect(await tested()).toEqual({ outcome: 'works', detail: '' });
    server.files.set(path, served('label;ean\n'));
    expect(await tested()).toEqual({ outcome: 'works', detail: 'products-import.csv: 10 B' });
    expect(await tested({ folder: '/nowhere' })).toMatchObject({ outcome: 'refused' });
  });

  it('is entered by a private key, also one that lost its line breaks in a field of one line', async () => {
    const key = aKeyPair();
    const parsed = ssh2.utils.parseKey(key.public);
    if (parsed instanceof Error) throw parsed;
    server.publicKeys.push(parsed.getPublicSSH());
    expect(await tested({}, { privateKey: key.private.replace(/\n/g, ' ') })).toMatchObject({
      outcome: 'works',
    });
    expect(await tested({}, { privateKey: 'no key' })).toMatchObject({ outcome: 'credentials-refused' });
  });

  it('refuses a wrong password; without any, nothing is sent', async () => {
    expect(await tested({}, { password: 'wrong' })).toEqual({ outcome: 'credentials-refused', detail: '' });
    expect(await tested({}, {})).toMatchObject({ outcome: 'incomplete' });
    expect(server.passwords).toEqual(['wrong']);
  });

  it('is told no password before its key is known, and its key is shown', async () => {
    expect(await tested({ hostKey: '' })).toEqual({
      outcome: 'host-key-unknown',
      detail: server.fingerprint,
    });
    const other = `SHA256:${'A'.repeat(43)}`;
    expect(await tested({ hostKey: other })).toEqual({
      outcome: 'host-key-changed',
      detail: server.fingerprint,
    });
    expect(server.passwords).toEqual([]);
  });

  it('in the own network is not entered', async () => {
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '::1', 'db.internal'])
      expect(await tested({ host }, undefined, { privateAddresses: false })).toMatchObject({
        outcome: 'address-not-allowed',
      });
    expect(server.passwords).toEqual([]);
  });

  it('that hangs is left after a while, at the door and in the middle of a file', async () => {
    server.hangs = 'login';
    expect(await tested()).toMatchObject({ outcome: 'timeout' });
    server.hangs = 'read';
    server.files.set(path, served('x'));
    await expect(fetched()).rejects.toMatchObject({ outcome: 'timeout' });
    expect(await tested({ port: '1' })).toMatchObject({ outcome: 'unreachable', detail: 'ECONNREFUSED' });
  });

  it('has no file on most days', async () => {
    expect(await fetched()).toEqual({ text: undefined, mark: undefined });
  });

  it('has its file taken as a whole and put out of the way', async () => {
    const text = 'label;ean\n'.repeat(50_000);
    server.files.set(path, served(text));
    expect((await fetched()).text).toBe(text);
    expect([...server.files.keys()]).toEqual(['.', './products-import.2026-11-23T02-00-00.csv']);
  });

  it('that lets nobody move its file has it taken once', async () => {
    server.isReadOnly = true;
    server.files.set(path, served('label;ean\n'));
    const { mark } = await fetched();
    expect(await fetched(mark)).toEqual({ text: undefined, mark });
    server.files.set(path, served('label;ean;x\n'));
    expect((await fetched(mark)).text).toBe('label;ean;x\n');
  });

  it.each([
    ['grows while it is read', 'more', 'a'.repeat(200_000)],
    ['shrinks while it is read', '', 'a'.repeat(200_000)],
    ['is replaced while it is read', 'b'.repeat(200_000), 'a'.repeat(200_000)],
  ])('whose file %s keeps it', async (_what, then, text) => {
    server.files.set(path, served(text));
    const changed = then === 'more' ? `${text}${then}` : then;
    server.onRead = () => server.files.set(path, served(changed, { mtime: 1_760_000_009 }));
    await expect(fetched()).rejects.toBeInstanceOf(FileUnfinished);
    expect(server.files.has(path)).toBe(true);
  });

  it('with a huge file, or one that says it is small and never ends, gives nothing', async () => {
    server.files.set(path, served('', { size: importLimits.bytes + 1 }));
    await expect(fetched()).rejects.toMatchObject({ code: 'file-too-large' });
    server.files.set(path, served('a'.repeat(200_000), { size: 100 }));
    await expect(fetched()).rejects.toBeInstanceOf(FileUnfinished);
    server.files.set(path, served('', { kind: 'folder' }));
    await expect(fetched()).rejects.toMatchObject({ outcome: 'refused' });
  });

  it('gets an export under its name only once it is whole', async () => {
    const session = await SftpSession.open(sftpPlaceOf(opened()), rule);
    const target = './products-export.csv';
    async function* content(): AsyncGenerator<Buffer> {
      yield Buffer.from('label\n');
      expect(server.files.has(target)).toBe(false);
      yield Buffer.from('One\n');
    }
    await leaveExport(session, target, content());
    expect(server.files.get(target)?.bytes.toString()).toBe('label\nOne\n');
    await leaveExport(
      session,
      target,
      (async function* () {
        yield Buffer.from('label\n');
      })(),
    );
    expect(server.files.get(target)?.bytes.toString()).toBe('label\n');
    session.close();
  });
});
