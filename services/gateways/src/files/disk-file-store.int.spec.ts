import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStore } from './disk-file-store';
import { FileKeyInvalid } from './file-key';

describe('the disk file store', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-files-'));
  const store = new DiskFileStore({ dataDir });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('gives back bytes and content type, also after a restart', async () => {
    const bytes = Buffer.from([0, 10, 13, 255, 10]);
    await store.put('labels/1/label.pdf', bytes, 'application/pdf');
    const again = new DiskFileStore({ dataDir });
    expect(await again.get('labels/1/label.pdf')).toEqual({ bytes, contentType: 'application/pdf' });
  });

  it('replaces a file whole and leaves no draft behind', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.put('same', Buffer.alloc(50_000, n), 'image/png')),
    );
    const found = await store.get('same');
    expect(new Set(found?.bytes).size).toBe(1);
    expect(readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('lets a key be the beginning of another', async () => {
    await store.put('a', Buffer.from('1'), 'text/plain');
    await store.put('a/b', Buffer.from('2'), 'text/plain');
    expect((await store.get('a'))?.bytes.toString()).toBe('1');
  });

  it('names the keys of all its files, in order', async () => {
    const own = new DiskFileStore({ dataDir: join(dataDir, 'own') });
    expect(await own.keys()).toEqual([]);
    for (const key of ['b/c.pdf', 'a', 'a/b', 'b']) await own.put(key, Buffer.from('x'), 'text/plain');
    expect(await own.keys()).toEqual(['a', 'a/b', 'b', 'b/c.pdf']);
  });

  it('has nothing after a delete, and deletes twice without complaint', async () => {
    await store.put('gone', Buffer.from('x'), 'text/plain');
    await store.delete('gone');
    await store.delete('gone');
    expect(await store.get('gone')).toBeUndefined();
  });

  it.each([
    '../x',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '',
    '.hidden',
    'a\0b',
    'a\\b',
    'é',
    'a/'.repeat(9) + 'a',
    'A',
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.alloc(1), 'text/plain')).rejects.toThrow(FileKeyInvalid);
    await expect(store.get(key)).rejects.toThrow(FileKeyInvalid);
    await expect(store.delete(key)).rejects.toThrow(FileKeyInvalid);
  });
});
