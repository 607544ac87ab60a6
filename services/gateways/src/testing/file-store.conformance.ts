import type { FileStore } from '@reprise/kernel/ports';
import { FileKeyInvalid } from '../files';

export type FileStoreUnderTest = {
  readonly store: FileStore;
  /** The same files as seen by another process. */
  readonly again: FileStore;
  /** Number of entries in the store besides the files themselves: drafts, chunks, older versions. */
  leftovers(): Promise<number>;
  close(): Promise<void>;
};

/** Every adapter of the file store passes this suite. `make` opens an empty one. */
export function fileStoreConformance(name: string, make: () => Promise<FileStoreUnderTest>): void {
  describe(`files on ${name}`, () => {
    let under: FileStoreUnderTest;
    let store: FileStore;
    beforeAll(async () => {
      under = await make();
      store = under.store;
    });
    afterAll(() => under.close());
    afterEach(async () => expect(await under.leftovers()).toBe(0));

    it('returns bytes and content type, also to another process', async () => {
      const bytes = Buffer.from([0, 10, 13, 255, 10]);
      await store.put('labels/1/label.pdf', bytes, 'application/pdf');
      expect(await store.get('labels/1/label.pdf')).toEqual({ bytes, contentType: 'application/pdf' });
      expect(await under.again.get('labels/1/label.pdf')).toEqual({ bytes, contentType: 'application/pdf' });
    });

    it.each([0, 1, 255 * 1024, 255 * 1024 + 1, 2_000_000])('returns %i bytes', async (size) => {
      const bytes = Buffer.alloc(size, 'reprise');
      await store.put('sized', bytes, 'text/plain; charset=utf-8');
      const found = await store.get('sized');
      expect(found?.bytes.equals(bytes)).toBe(true);
      expect(found?.contentType).toBe('text/plain; charset=utf-8');
    });

    it('replaces a file completely', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.put('same', Buffer.alloc(50_000, n), 'image/png')),
      );
      expect(new Set((await store.get('same'))?.bytes).size).toBe(1);
    });

    it('shows the last of several writes, whoever made them', async () => {
      for (let n = 0; n < 6; n += 1) {
        await (n % 2 ? store : under.again).put('turns', Buffer.from(`${n}`), `text/x-${n}`);
        const found = await (n % 2 ? under.again : store).get('turns');
        expect([found?.bytes.toString(), found?.contentType]).toEqual([`${n}`, `text/x-${n}`]);
      }
    });

    it('shows a reader the old or the new file, never part of one and never none', async () => {
      const of = (n: number) => Buffer.alloc(600_000, n);
      await store.put('read', of(0), 'image/png');
      let writing = true;
      const reads = Array.from({ length: 2 }, async () => {
        let seen = 0;
        while (writing) {
          const found = await under.again.get('read');
          expect([found?.bytes.length, new Set(found?.bytes).size]).toEqual([600_000, 1]);
          seen += 1;
        }
        return seen;
      });
      for (let n = 1; n <= 6; n += 1) await store.put('read', of(n), 'image/png');
      writing = false;
      for (const seen of await Promise.all(reads)) expect(seen).toBeGreaterThan(0);
    });

    it('allows a key that is a prefix of another', async () => {
      await store.put('a', Buffer.from('1'), 'text/plain');
      await store.put('a/b', Buffer.from('2'), 'text/plain');
      expect((await store.get('a'))?.bytes.toString()).toBe('1');
    });

    it('tells what lies in a folder', async () => {
      for (const key of ['photos/1/b.png', 'photos/1/a.png', 'photos/10/c.png', 'photos.x/1'])
        await store.put(key, Buffer.from('x'), 'image/png');
      expect(await store.under('photos/1')).toEqual(['photos/1/a.png', 'photos/1/b.png']);
      expect(await store.under('nothing')).toEqual([]);
      await expect(store.under('../x')).rejects.toThrow(FileKeyInvalid);
    });

    it('is empty after a delete, and deletes twice without error', async () => {
      await store.put('gone', Buffer.from('x'), 'text/plain');
      await store.delete('gone');
      await store.delete('gone');
      expect(await store.get('gone')).toBeUndefined();
      await store.put('gone', Buffer.from('y'), 'text/plain');
      expect((await store.get('gone'))?.bytes.toString()).toBe('y');
    });

    it('refuses an invalid content type, and keeps the old file', async () => {
      await store.put('typed', Buffer.from('x'), 'text/plain');
      await expect(store.put('typed', Buffer.from('y'), 'text/plain\nx')).rejects.toThrow(RangeError);
      expect((await store.get('typed'))?.bytes.toString()).toBe('x');
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
}
