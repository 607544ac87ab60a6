import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resources } from '@reprise/contracts/resources';
import { makeOneOfEach, type Life } from './testing/one-of-each';
import { runProduct, type Asker, type Product } from './testing/running-product';

const folder = join(__dirname, '../../../../deploy/workspace/stock-client');
/** There from the first, one of its kind: it is changed, and neither made nor removed. */
const lasting = [
  { name: 'circuits', body: { name: 'web_post' }, change: { description: 'By letter' }, creation: 409 },
  { name: 'organization-root-details', body: {}, change: { cartMinValue: 700 }, creation: 405 },
  { name: 'white-label-configurations', body: {}, change: { tagManagerId: 'GTM-7' }, creation: 405 },
  { name: 'transfer-order-settings', body: {}, change: { text: 'Sold.' }, creation: 405 },
  { name: 'home-pages', body: {}, change: { metaTitle: 'Shop' }, creation: 405 },
];
type Outcome = {
  readonly name: string;
  readonly rows: number;
  readonly read: number;
  readonly sentBack: number;
  readonly editable?: true;
  readonly problem?: string;
};

// http api: "a stock client edits by sending back the whole record it read".
describe('the data provider of @api-platform/admin', () => {
  let product: Product;
  let address: string;
  let lives: readonly Life[];
  beforeAll(async () => {
    product = await runProduct();
    await product.app.listen(0, '127.0.0.1');
    address = `http://127.0.0.1:${(product.app.getHttpServer().address() as AddressInfo).port}`;
    lives = await makeOneOfEach(product);
  });
  afterAll(() => product.close());

  const node = async (parameters: readonly string[], as: Asker): Promise<unknown> => {
    const env = { ...process.env, TOKEN: await product.tokenOf(as), FORMAT: 'json' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...parameters], { env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it('lists, reads by ids and sends back every resource unchanged', async () => {
    const tried = (as: Asker) => node([join(folder, 'run.mjs'), address], as) as Promise<readonly Outcome[]>;
    // Stocks are kept by those who work in their warehouse.
    const outcomes = [...(await tried('admin')), ...(await tried('warehouse_manager'))];
    expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
    const edited = outcomes.filter(({ editable, sentBack }) => editable && sentBack > 0);
    expect([...new Set(edited.map(({ name }) => name))].sort()).toEqual(
      resources.map(({ name }) => name).sort(),
    );
  });

  it('changes a field by sending the whole record, and is told which field it may not change', async () => {
    const program = `
      const { stockClient } = await import(${JSON.stringify(join(folder, 'client.mjs'))});
      const { client } = await stockClient(${JSON.stringify(address)}, process.env.TOKEN);
      const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' }, filter: {} };
      const { data: [first] } = await client.getList('stocks', page);
      const { data: record } = await client.getOne('stocks', { id: first.id });
      const edit = (data) => client.update('stocks', { id: record.id, data, previousData: record });
      const { data: changed } = await edit({ ...record, location: 'A 12' });
      const refusal = await edit({ ...changed, itemCount: 999, revision: 1 }).catch((error) => error);
      console.log(JSON.stringify({ record, changed, status: refusal.status, message: refusal.message }));`;
    const { record, changed, status, message } = (await node(
      ['--input-type=module', '-e', program],
      'warehouse_manager',
    )) as Record<'record' | 'changed', { location?: string; revision: number; name: string }> & {
      readonly status: number;
      readonly message: string;
    };
    expect(changed).toMatchObject({ name: record.name, location: 'A 12', revision: record.revision + 1 });
    expect([status, message]).toEqual([
      422,
      expect.stringMatching(/^revision: .+\nitemCount: |^itemCount: .+\nrevision: /),
    ]);
  });

  const lived = async (records: readonly object[], as: Asker) => {
    const orders = Object.fromEntries(
      resources.map(({ name, endpoints }) => [name, endpoints.list.list?.order?.[0] ?? 'id']),
    );
    const program = join(folder, 'lives.mjs');
    return (await node([program, address, JSON.stringify(records), JSON.stringify(orders)], as)) as object[];
  };
  const seen = { ordered: true, paged: true, filtered: true, changed: true };

  it('orders, pages, filters by fifty values, creates, is told of each wrong field, changes and deletes every resource', async () => {
    const of = (as: Life['as']) => lived(lives.filter((life) => life.as === as).reverse(), as);
    const outcomes = [...(await of('admin')), ...(await of('warehouse_manager'))];
    // An account that is in use is not deleted.
    for (const { name, ends } of lives)
      expect(outcomes).toContainEqual({
        ...{ name, ...seen, refused: true, deleted: true },
        ...(ends && { early: 409 }),
      });
  });

  it('is refused to make or delete what an account has from its beginning, and does all the rest with it', async () => {
    const names = [...lives, ...lasting].map(({ name }) => name);
    expect(names.sort()).toEqual(resources.map(({ name }) => name).sort());
    const outcomes = await lived(
      lasting.map((record) => ({ ...record, kept: true })),
      'admin',
    );
    expect(outcomes).toEqual(
      lasting.map(({ name, creation }) => ({ name, ...seen, creation, deletion: 405 })),
    );
  });

  it('finds rows of every list by their ids and addresses, and none by ids that are nobody’s', async () => {
    const nobody = Array.from(
      { length: 50 },
      (_, index) => `id[]=0197f4a0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const lists = product.endpoints.filter(({ list, path }) => list && !path.includes('{'));
    for (const { path, name } of lists) {
      const as = name === 'listPublicProducts' ? 'visitor' : 'admin';
      const of = (query: string) => product.ask('GET', `${path}?${query}`, { as });
      expect([path, (await of(nobody.join('&'))).body['hydra:totalItems']]).toEqual([path, 0]);
      const [row] = (await of('itemsPerPage=5')).body['hydra:member'];
      if (!row) continue;
      for (const query of [`id=${row.id}`, `id[]=${row.id}`, `id[0]=${row['@id']}&${nobody[0]}`]) {
        const found: { id: string }[] = (await of(query)).body['hydra:member'];
        expect([path, query, new Set(found.map(({ id }) => id))]).toEqual([path, query, new Set([row.id])]);
      }
    }
  });
});
