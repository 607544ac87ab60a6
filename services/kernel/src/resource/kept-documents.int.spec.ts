import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { KeptDocuments } from './kept-documents';
import type { ResourceDocument } from './resource-document';

type Toy = { readonly id: string; readonly label: string };
const now = '2026-01-01T00:00:00.000Z';

describe('an account’s documents that are kept parsed', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  const toys = documents.collection<ResourceDocument>({ name: 'toys' });
  const kept = new KeptDocuments<Toy>(toys, 3);
  afterAll(() => documents.close());

  const put = (accountId: string, id: string, label: string, more: object = {}) =>
    toys.put({ _id: id, accountId, label, revision: 1, createdAt: now, updatedAt: now, ...more });
  const labels = async (accountId: string) => (await kept.find(accountId)).map(({ label }) => label).sort();

  it('are read again only where something was written, at once and whoever wrote', async () => {
    await put('a', '1', 'bear');
    await put('a', '2', 'kite');
    const first = await kept.find('a');
    expect(await kept.find('a')).toBe(first);
    await put('a', '2', 'drum');
    const read = jest.spyOn(toys, 'getMany');
    expect(await labels('a')).toEqual(['bear', 'drum']);
    expect(read).toHaveBeenCalledWith(['2']);
    await put('a', '3', 'ball');
    expect(await labels('a')).toEqual(['ball', 'bear', 'drum']);
  });

  it('lose what is removed or deleted, and never show another account’s', async () => {
    await put('a', '1', 'bear', { _removed: true });
    expect(await labels('a')).toEqual(['ball', 'drum']);
    await toys.delete('3');
    await put('b', '9', 'rope');
    expect([await labels('a'), await labels('b')]).toEqual([['drum'], ['rope']]);
  });

  it('give way to another account’s where there would be too many', async () => {
    for (const id of ['5', '6']) await put('b', id, id);
    const before = await kept.find('a');
    expect(await labels('b')).toEqual(['5', '6', 'rope']);
    expect(await kept.find('a')).not.toBe(before);
    expect(await labels('a')).toEqual(['drum']);
  });
});
