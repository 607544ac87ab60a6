import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resources } from '@reprise/contracts/resources';
import { makeOneOfEach, type Life } from './testing/one-of-each';
import { runProduct, type Asker, type Product } from './testing/running-product';

const folder = join(__dirname, '../../../../deploy/workspace/stock-client');
const listed = resources.filter(({ endpoints }) =>
  endpoints.list.list?.filters.some((name) => name !== 'id'),
);
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
      listed.map(({ name }) => name).sort(),
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

  it('orders, pages, filters by fifty values, creates, is told of each wrong field, changes and deletes every resource', async () => {
    const unmade = listed.filter(({ name }) => !lives.some((life) => life.name === name));
    // The seven circuits are there from the first; an account is deleted once it is inactive.
    expect(unmade.map(({ name }) => name).sort()).toEqual(['accounts', 'circuits']);
    const lived = async (as: Life['as']) => {
      const own = lives.filter((life) => life.as === as).reverse();
      const orders = Object.fromEntries(
        listed.map(({ name, endpoints }) => [name, endpoints.list.list?.order?.[0] ?? 'id']),
      );
      const program = join(folder, 'lives.mjs');
      return (await node([program, address, JSON.stringify(own), JSON.stringify(orders)], as)) as object[];
    };
    const outcomes = [...(await lived('admin')), ...(await lived('warehouse_manager'))];
    const done = { ordered: true, paged: true, filtered: true, refused: true, changed: true, deleted: true };
    for (const { name } of lives) expect(outcomes).toContainEqual({ name, ...done });
  });

  it('may send back the settings as well, which are no list', async () => {
    for (const path of ['organization-root-detail', 'white-label-configuration', 'transfer-order-settings']) {
      const { body: record } = await product.ask('GET', `/accounts/${product.accountId}/${path}`, {
        as: 'admin',
      });
      const sent = { ...record, id: record['@id'], originId: record.id };
      const { status, body } = await product.ask('PATCH', record['@id'].replace('/api', ''), {
        as: 'admin',
        body: sent,
      });
      expect([path, status, body.revision]).toEqual([path, 200, record.revision]);
    }
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
