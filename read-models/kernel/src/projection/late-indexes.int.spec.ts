import { SqliteDocuments } from '../documents';
import { makeIndexes, withoutIndexes } from './late-indexes';

const spec = {
  name: 'rows',
  indexes: [{ fields: ['accountId', 'total'] }, { fields: ['code'], unique: true }],
};

describe('rows that are filled before their indexes are made', () => {
  let documents: SqliteDocuments;
  beforeEach(async () => {
    documents = new SqliteDocuments({ file: ':memory:' });
    const filling = documents.collection<{ _id: string; accountId: string; total: number; code: string }>(
      withoutIndexes(spec),
    );
    await filling.put({ _id: '1', accountId: 'a', total: 7, code: 'x' });
  });
  afterEach(() => documents.close());

  const plan = async () =>
    (await documents.collection(withoutIndexes(spec)).explain({ accountId: 'a', total: 7 })).join();

  it('are found by them afterwards', async () => {
    expect(await plan()).toContain('SCAN');
    await makeIndexes(documents, spec);
    expect(await plan()).toContain('SEARCH rows USING INDEX rows|accountId,total');
    expect(await documents.collection(spec).count({ accountId: 'a', total: 7 })).toBe(1);
  });

  it('refuse a value that is taken from the first', async () => {
    const second = { _id: '2', accountId: 'a', total: 8, code: 'x' };
    await expect(documents.collection(withoutIndexes(spec)).put(second)).rejects.toMatchObject({
      reason: 'unique',
    });
  });
});
