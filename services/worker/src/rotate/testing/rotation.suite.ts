import { newKey, SecretBox } from '@reprise/gateways';
import type { Collection, Document, Documents } from '@reprise/read-kernel/documents';
import { rotateMasterKey, type Rotation } from '../rotate-master-key';

type Kept = Document & { readonly sealed?: string; readonly keys?: readonly { readonly sealed: string }[] };
const placeOf = (id: string): string => `thing/${id}`;
const things = { name: 'things' };
const fields = [
  { collection: things, path: 'sealed', place: placeOf },
  { collection: things, path: 'keys.sealed', place: placeOf },
];

/** The contract of a rotation over any document store. */
export function rotationSuite(title: string, open: () => Promise<Documents>): void {
  describe(title, () => {
    const [before, now] = [newKey(), newKey()];
    const [former, changing, later] = [
      new SecretBox(before),
      new SecretBox(now, [before]),
      new SecretBox(now),
    ];
    let documents: Documents;
    let kept: Collection<Kept>;
    let lines: string[];
    const sealed = (box: SecretBox, id: string): Kept => ({
      _id: id,
      sealed: box.seal(`text of ${id}`, placeOf(id)),
    });
    const rotate = (change: Partial<Rotation> = {}) =>
      rotateMasterKey({ documents, box: changing, fields, say: (line) => lines.push(line), ...change });
    const textOf = async (id: string) => later.open((await kept.get(id))?.sealed ?? '', placeOf(id));

    beforeAll(async () => {
      documents = await open();
    });
    beforeEach(async () => {
      lines = [];
      kept = documents.collection<Kept>(things);
      await kept.drop();
    });
    afterAll(() => documents.close());

    it('re-encrypts what another key encrypted, page after page, and nothing the second time', async () => {
      const ids = Array.from({ length: 450 }, (_, index) => `t-${String(index).padStart(3, '0')}`);
      await kept.write(ids.map((id) => ({ kind: 'put' as const, document: sealed(former, id) })));
      await kept.put(sealed(later, 'x-current'));
      await kept.put({ _id: 'x-empty' });
      expect(await rotate()).toEqual({ anew: 450, current: 1, unopened: 0 });
      expect(await textOf('t-000')).toBe('text of t-000');
      expect(await textOf('t-449')).toBe('text of t-449');
      const revision = (await kept.get('t-000'))?._revision;
      expect(await rotate()).toEqual({ anew: 0, current: 451, unopened: 0 });
      expect((await kept.get('t-000'))?._revision).toBe(revision);
      expect((await kept.get('x-current'))?._revision).toBe(1);
      expect(lines.at(-1)).toMatch(/^things +0 re-encrypted, 451 current, 0 could not be decrypted$/);
    });

    it('reaches every element of an array, and leaves the rest of the document', async () => {
      const place = placeOf('k');
      const keys = [later.seal('one', place), former.seal('two', place), former.seal('three', place)];
      await kept.put({
        ...{ _id: 'k', sealed: former.seal('zero', place), accountId: 'a', until: null },
        keys: keys.map((each, at) => ({ sealed: each, until: at })),
      } as Kept);
      expect(await rotate()).toEqual({ anew: 3, current: 1, unopened: 0 });
      const found = await kept.get('k');
      expect(found).toMatchObject({
        accountId: 'a',
        until: null,
        keys: [{ until: 0 }, { until: 1 }, { until: 2 }],
      });
      expect(found?.keys?.map((each) => later.open(each.sealed, place))).toEqual(['one', 'two', 'three']);
    });

    it('lists what no key decrypts, and leaves it unchanged', async () => {
      const strange = sealed(new SecretBox(newKey()), 'strange');
      const moved = { ...sealed(former, 'elsewhere'), _id: 'moved' };
      for (const each of [strange, moved, sealed(former, 'good')]) await kept.put(each);
      expect(await rotate()).toEqual({ anew: 1, current: 0, unopened: 2 });
      expect((await kept.get('strange'))?.sealed).toBe(strange.sealed);
      expect((await kept.get('moved'))?._revision).toBe(1);
      expect(lines.slice(1).map((line) => line.trim())).toEqual([
        'cannot be decrypted: things/moved',
        'cannot be decrypted: things/strange',
      ]);
    });

    it('counts without writing in a dry run', async () => {
      await kept.put(sealed(former, 'a'));
      expect(await rotate({ dryRun: true })).toEqual({ anew: 1, current: 0, unopened: 0 });
      expect((await kept.get('a'))?._revision).toBe(1);
      expect(lines[0]).toContain('1 to re-encrypt');
    });

    it('does no harm if two of them run at once', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `p-${index}`);
      await kept.write(ids.map((id) => ({ kind: 'put' as const, document: sealed(former, id) })));
      const [one, two] = await Promise.all([rotate(), rotate()]);
      expect([one.anew + one.current, two.anew + two.current]).toEqual([60, 60]);
      expect((await rotate()).current).toBe(60);
      for (const id of ids) expect(await textOf(id)).toBe(`text of ${id}`);
    });

    /** A host that writes faster than the rotation's first attempt. */
    const hurried = (meanwhile: (id: string) => Promise<unknown>): Pick<Documents, 'collection'> => ({
      collection<T extends Document>(): Collection<T> {
        const real = documents.collection<T>(things);
        const write: Collection<T>['write'] = async (ops) => {
          for (const op of ops) if (op.kind === 'put') await meanwhile(op.document._id);
          return real.write(ops);
        };
        return new Proxy(real, {
          get: (target, name) => {
            if (name === 'write') return write;
            const method: unknown = Reflect.get(target, name);
            return typeof method === 'function' ? method.bind(target) : method;
          },
        });
      },
    });

    it('never overwrites what a host wrote meanwhile, and never restores what was deleted', async () => {
      for (const id of ['changed', 'deleted', 'quiet']) await kept.put(sealed(former, id));
      const host = { _id: 'changed', sealed: former.seal('said meanwhile', placeOf('changed')) };
      const meanwhile = async (id: string) => {
        if (id === 'changed') await kept.put(host);
        if (id === 'deleted') await kept.delete(id);
      };
      expect(await rotate({ documents: hurried(meanwhile) })).toMatchObject({ unopened: 0 });
      expect(await textOf('quiet')).toBe('text of quiet');
      expect(await textOf('changed')).toBe('said meanwhile');
      expect(await kept.get('deleted')).toBeUndefined();
    });

    it('resumes after an interruption', async () => {
      const ids = Array.from({ length: 300 }, (_, index) => `c-${String(index).padStart(3, '0')}`);
      await kept.write(ids.map((id) => ({ kind: 'put' as const, document: sealed(former, id) })));
      const cut = async (id: string) => {
        if (id === 'c-250') throw new Error('power cut');
      };
      await expect(rotate({ documents: hurried(cut) })).rejects.toThrow('power cut');
      expect(await rotate()).toEqual({ anew: 100, current: 200, unopened: 0 });
      for (const id of ['c-000', 'c-299']) expect(await textOf(id)).toBe(`text of ${id}`);
    });

    it('leaves alone what a data key has encrypted', async () => {
      await kept.put(sealed(former, 'a'));
      const byDataKey = fields.map((field) => ({ ...field, byDataKey: true as const }));
      expect(await rotate({ fields: byDataKey })).toEqual({ anew: 0, current: 0, unopened: 0 });
      expect((await kept.get('a'))?._revision).toBe(1);
    });
  });
}
