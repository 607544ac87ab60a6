import { Client } from 'typesense';
import { searchDocument, TypesenseDouble } from '../../testing';
import type { PublicSearch } from '../product-search.port';
import { connect, type TypesenseSearch } from './connect';

const secret = 'a secret of more than thirty-two characters';
const mine = searchDocument({}).accountId;
const theirs = '0197f4a0-0000-7000-8000-0000000000bb';

describe('visitors’ keys, checked by a double of Typesense', () => {
  let now = new Date('2026-03-01T10:00:00Z');
  let double: TypesenseDouble;
  let typesense: TypesenseSearch;
  let visitors: PublicSearch;
  beforeAll(async () => {
    double = await TypesenseDouble.start({ now: () => now });
  });
  beforeEach(async () => {
    typesense = connect({ url: double.url, apiKey: double.apiKey });
    visitors = typesense.index.visitors({ secret, now: () => now });
    for (const accountId of [mine, theirs]) await (await typesense.index.fillBeside(accountId)).switchTo();
    await typesense.index.index([
      searchDocument({ label: 'Shown', reference: 'R1' }),
      searchDocument({ label: 'Draft', status: 'draft' }),
      searchDocument({ label: 'Of others', accountId: theirs }),
    ]);
  });
  afterEach(async () => {
    await typesense.close();
    double.forget();
    now = new Date('2026-03-01T10:00:00Z');
  });
  afterAll(() => double.stop());

  const searchWith = (key: string, accountId = mine) =>
    visitors.search(key, { accountId, q: '', page: 1, perPage: 10 });
  const directly = (apiKey: string, collection: string, parameters: object = {}) =>
    new Client({
      ...{ apiKey, numRetries: 0, logLevel: 'silent' },
      nodes: [{ url: double.url }],
    })
      .collections<{ label: string }>(collection)
      .documents()
      .search({ q: '*', query_by: 'label', ...parameters });

  it('give access to the account’s published products, without internal fields', async () => {
    const { token, expiresAt } = await visitors.grant(mine);
    expect(expiresAt).toBe('2026-03-01T22:00:00.000Z');
    const { hits, outOf } = await searchWith(token);
    expect([outOf, hits.map(({ document }) => document.label)]).toEqual([1, ['Shown']]);
    expect(Object.keys(hits[0]?.document ?? {})).not.toEqual(expect.arrayContaining(['reference', 'status']));
  });

  it('are enforced by the engine itself, whatever is requested', async () => {
    const { token } = await visitors.grant(mine);
    const asked = { filter_by: 'status:=draft || status:=published', exclude_fields: 'label' };
    const { hits } = await directly(token, `products_${mine}`, asked);
    expect(hits?.map(({ document }) => document.label)).toEqual(['Shown']);
    expect(Object.keys(hits?.[0]?.document ?? {})).not.toContain('reference');
  });

  it('never give access to another account', async () => {
    const { token } = await visitors.grant(mine);
    await expect(searchWith(token, theirs)).rejects.toMatchObject({ name: 'SearchKeyRefused', status: 401 });
    await expect(directly(token, `products_${theirs}`)).rejects.toMatchObject({ httpStatus: 401 });
  });

  it('are refused if forged, changed or expired', async () => {
    const { token } = await visitors.grant(mine);
    const changed = Buffer.from(
      Buffer.from(token, 'base64').toString().replace('status:=published', 'status:=draft'),
    ).toString('base64');
    for (const key of ['', 'forged', changed])
      await expect(searchWith(key)).rejects.toMatchObject({ status: 401 });
    now = new Date('2026-03-01T22:00:01Z');
    await expect(searchWith(token)).rejects.toMatchObject({ status: 401 });
  });

  it('derive from one parent key per account, which may search that account only', async () => {
    await Promise.all([visitors.grant(mine), visitors.grant(mine)]);
    await typesense.index.visitors({ secret, now: () => now }).grant(mine);
    expect(double.keys).toEqual([
      expect.objectContaining({
        actions: ['documents:search'],
        collections: [`products_${mine}`, `products_${mine}_v[0-9]+_[0-9]+`],
      }),
    ]);
  });

  it('are issued again after the engine lost its own', async () => {
    const { token } = await visitors.grant(mine);
    double.forget();
    await (await typesense.index.fillBeside(mine)).switchTo();
    await typesense.index.index([searchDocument({ label: 'Again' })]);
    await expect(searchWith(token)).rejects.toMatchObject({ status: 401 });
    const again = await visitors.grant(mine);
    expect((await searchWith(again.token)).found).toBe(1);
  });
});
