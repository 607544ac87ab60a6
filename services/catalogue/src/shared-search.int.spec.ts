import { join } from 'node:path';
import { SqliteSubscriptionStore, SubscriptionEngine, systemClock } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { TypesenseDouble } from '@reprise/read-search/testing';
import { connect, type TypesenseSearch } from '@reprise/read-search/typesense';
import { Client } from 'typesense';
import { reindex, searchFeeding } from '.';
import { FreshDocuments } from './search/fresh-documents';
import { PopularityReader } from './search/popularity.reader';
import { ProductFeed } from './search/product-feed';
import { mine, openShop, theirs, type Shop } from './testing/shop';

type Product = { id: string; label: string; price: number | null };
const quick = { firstMs: 20, maxMs: 40, tries: 3 };
const account = mine?.accountId ?? '';
const live = `products_${account}`;

/** The search-related part of a worker. */
function workerOf(shop: Shop, search: SharedProductSearch, instance: string) {
  const store = new SqliteSubscriptionStore(join(shop.folder, 'log.sqlite'));
  const { log, documents, readModels } = shop;
  const lease = { store, instance, leaseMs: 600, clock: systemClock };
  const { consumer, companions } = searchFeeding({ ...lease, search, documents, readModels, log });
  const engine = new SubscriptionEngine({ ...lease, log, backOff: quick, heartbeatMs: 50 }).add(consumer);
  return {
    engine,
    lease,
    start() {
      engine.start();
      for (const companion of companions) companion.start();
    },
    async stop() {
      await Promise.all([engine, ...companions].map((each) => each.stop()));
      await store.close();
    },
  };
}

const freshOf = ({ documents, readModels }: Shop) =>
  new FreshDocuments(documents, new PopularityReader(readModels));

describe('a search shared by all hosts, on a double of Typesense', () => {
  let double: TypesenseDouble;
  let typesense: TypesenseSearch;
  let shop: Shop;
  let worker: ReturnType<typeof workerOf>;
  let categoryId: string;

  const make = async (label: string, more: object = {}): Promise<Product> => {
    const body = { label, brand: 'Nokia', categoryId, status: 'published', ...more };
    return (await shop.call('POST', '/products', { body })).body;
  };
  const change = (id: string, body: object) => shop.call('PATCH', `/products/${id}`, { body });
  const indexed = (): string[] => (double.documents(live) as Product[]).map(({ label }) => label).sort();
  const becomes = (labels: readonly string[]) =>
    eventually(() => {
      expect(indexed()).toEqual([...labels].sort());
      return true;
    });
  const accessOf = async (tenant = mine) =>
    (
      await shop.call('GET', `/organizations/${tenant?.storeId}/typesense`, {
        ...{ role: 'pseudo_anonymous', ...(tenant && { tenant }) },
      })
    ).body as { token: string; collection: string; path: string; expiresAt: string };
  const clientWith = (apiKey: string) => {
    const { port } = shop.app.getHttpServer().address() as { port: number };
    const nodes = [{ host: '127.0.0.1', port, protocol: 'http', path: '/api/search' }];
    return new Client({ nodes, apiKey, numRetries: 0, connectionTimeoutSeconds: 2, logLevel: 'silent' });
  };
  const find = async (q: string, token: string, collection = live) => {
    const documents = clientWith(token).collections<Product>(collection).documents();
    const { hits } = await documents.search({ q, query_by: 'label,brand' });
    return hits?.map(({ document }) => document.label);
  };

  beforeEach(async () => {
    double = await TypesenseDouble.start();
    typesense = connect({ url: double.url, apiKey: double.apiKey });
    shop = await openShop({ shared: typesense.index });
    await shop.app.listen(0, '127.0.0.1');
    worker = workerOf(shop, typesense.index, 'first');
    const category = { identifier: 'phones', name: 'Phones', parentId: null, defaultWeight: 200 };
    const body = { ...category, referringWarehouseIds: [mine?.warehouseId] };
    categoryId = (await shop.call('POST', '/categories', { body })).body.id;
  });
  afterEach(async () => {
    await worker.stop();
    await shop.close();
    await typesense.close();
    await double.stop();
  });

  it('is fed by the worker with created, changed and removed products, and renamed categories', async () => {
    worker.start();
    const [one, two] = [await make('Nokia 3310'), await make('Nokia 8110')];
    await becomes(['Nokia 3310', 'Nokia 8110']);
    await change(one.id, { label: 'Nokia 3310 blue' });
    await shop.call('DELETE', `/products/${two.id}`);
    await shop.call('PATCH', `/categories/${categoryId}`, { body: { name: 'Telephones' } });
    await becomes(['Nokia 3310 blue']);
    await eventually(() => {
      expect(double.documents(live)).toEqual([expect.objectContaining({ category: 'Telephones' })]);
      return true;
    });
  });

  it('is open to visitors with a key of the engine, through the product’s own address', async () => {
    worker.start();
    await make('Galaxy S21', { buybackPrice: { grade_a: 20000 } });
    await make('Galaxy draft', { status: 'draft' });
    await becomes(['Galaxy S21', 'Galaxy draft']);
    const { token, collection, path } = await accessOf();
    expect([collection, path]).toEqual([live, '/api/search']);
    expect(await find('galxay', token)).toEqual(['Galaxy S21']);
    const [key] = double.keys;
    expect(key?.actions).toEqual(['documents:search']);
    expect(Buffer.from(token, 'base64').toString()).toContain('status:=published');
  });

  it('shows first what is bought back most, and tells no visitor how often', async () => {
    const [one, two] = [await make('Nokia 3310 blue'), await make('Nokia 3310 grey')];
    await shop.declare(two.id, 5);
    worker.start();
    await becomes(['Nokia 3310 blue', 'Nokia 3310 grey']);
    const { token } = await accessOf();
    expect(await find('nokia 3310', token)).toEqual(['Nokia 3310 grey', 'Nokia 3310 blue']);
    const documents = clientWith(token).collections<Product>(live).documents();
    const { hits } = await documents.search({ q: 'nokia', query_by: 'label' });
    expect(JSON.stringify(hits)).not.toContain('popularity');
    await shop.declare(one.id, 100);
    await worker.stop();
    worker = workerOf(shop, typesense.index, 'second');
    worker.start();
    await eventually(async () => (await find('nokia 3310', token))?.[0] === 'Nokia 3310 blue');
  });

  it('counts facets as the embedded engine does', async () => {
    worker.start();
    await make('Galaxy S21', { brand: 'Samsung', buybackPrice: { grade_a: 20000 } });
    await make('Nokia 3310');
    await becomes(['Galaxy S21', 'Nokia 3310']);
    const { token } = await accessOf();
    const documents = clientWith(token).collections<Product>(live).documents();
    const facet_by = 'brand,category,price(Low:[0, 15000], High:[15000, ])';
    const { facet_counts: facets } = await documents.search({ q: '*', query_by: 'label', facet_by });
    expect(
      facets?.map(({ field_name: name, counts }) => [
        name,
        ...counts.map((each) => [each.value, each.count]),
      ]),
    ).toEqual([
      ['brand', ['Nokia', 1], ['Samsung', 1]],
      ['category', ['Phones', 2]],
      ['price', ['High', 1]],
    ]);
  });

  it('refuses a forged key and another account’s', async () => {
    worker.start();
    await make('Nokia 3310');
    await becomes(['Nokia 3310']);
    await expect(find('nokia', 'forged')).rejects.toMatchObject({ httpStatus: 401 });
    const { token } = await accessOf(theirs);
    await expect(find('nokia', token)).rejects.toMatchObject({ httpStatus: 401 });
    await expect(find('nokia', token, 'elsewhere')).rejects.toMatchObject({ httpStatus: 404 });
    const all = clientWith(token).multiSearch.perform({ searches: [{ collection: live, q: 'nokia' }] });
    await expect(all).rejects.toMatchObject({ httpStatus: 401 });
  });

  it('reports that it is unavailable, while the product keeps working; then it catches up', async () => {
    worker.start();
    await make('Nokia 3310', { tacCodes: ['35912345'] });
    await becomes(['Nokia 3310']);
    const { token } = await accessOf();
    await double.goAway();
    await expect(find('nokia', token)).rejects.toMatchObject({ httpStatus: 503 });
    expect((await shop.call('GET', '/products?search_product_buyback=nokia')).body.code).toBe(
      'engine-unavailable',
    );
    const byImei = await shop.call('GET', '/products/by-imei/359123456789012', { role: 'pseudo_anonymous' });
    expect(byImei.body[0]).toMatchObject({ label: 'Nokia 3310' });
    await make('Nokia 5110');
    await double.comeBack();
    await becomes(['Nokia 3310', 'Nokia 5110']);
    expect(await find('5110', token)).toEqual(['Nokia 5110']);
  });

  it('parks a product refused by the engine, and continues with the others', async () => {
    worker.start();
    await make('Nokia 3310');
    await becomes(['Nokia 3310']);
    await eventually(() => worker.engine.position('index-products') !== '');
    double.before = async () => undefined;
    const bad = await make('Nokia bad', { status: 'draft' });
    double.poison(bad.id, 'no such thing');
    await change(bad.id, { label: 'Nokia worse' });
    await make('Nokia 5110');
    await eventually(() => indexed().includes('Nokia 5110'));
    await eventually(async () => {
      const [status] = await worker.engine.operator.overview();
      return status?.parked.some(
        ({ key, error }) => key === `document-${bad.id}` && /no such thing/.test(error),
      );
    });
    double.heal(bad.id);
    await worker.engine.operator.retry('index-products', `document-${bad.id}`);
    await becomes(['Nokia 3310', 'Nokia worse', 'Nokia 5110']);
  });

  it('continues from its checkpoint on another host, without creating an index twice', async () => {
    worker.start();
    const second = workerOf(shop, typesense.index, 'second');
    second.start();
    await make('Nokia 3310');
    await becomes(['Nokia 3310']);
    await worker.engine.stop();
    await make('Nokia 5110');
    await becomes(['Nokia 3310', 'Nokia 5110']);
    expect(double.collections.filter((name) => name.startsWith(live))).toHaveLength(1);
    await second.stop();
  });

  it('is refilled from the documents automatically if the engine has lost its index', async () => {
    await make('Nokia 3310');
    await make('Nokia 5110');
    worker.start();
    await becomes(['Nokia 3310', 'Nokia 5110']);
    await eventually(() => double.aliases[`${live}_next`] === undefined);
    double.forget();
    await make('Nokia 8110');
    await becomes(['Nokia 3310', 'Nokia 5110', 'Nokia 8110']);
  });

  it('is rebuilt by a version with other fields, beside the previous version’s index', async () => {
    await make('Nokia 3310');
    const nodes = [{ url: double.url }];
    const engine = new Client({ nodes, apiKey: double.apiKey, logLevel: 'silent' });
    const former = `${live}_v0_7`;
    await engine.collections().create({ name: former, fields: [{ name: 'label', type: 'string' }] });
    await engine.aliases().upsert(live, { collection_name: former });
    worker.start();
    await becomes(['Nokia 3310']);
    expect(double.aliases[live]).toBe(`${live}_v6_8`);
    await eventually(() => !double.collections.includes(former));
  });

  it('is rebuilt on request, beside the live index, including changes made meanwhile', async () => {
    worker.start();
    const made = [await make('Nokia 1'), await make('Nokia 2'), await make('Nokia 3')];
    await becomes(['Nokia 1', 'Nokia 2', 'Nokia 3']);
    await eventually(
      () => double.aliases[live] !== undefined && double.aliases[`${live}_next`] === undefined,
    );
    const before = double.aliases[live];
    let changing: Promise<unknown> | undefined;
    double.before = async (method, path) => {
      const next = double.aliases[`${live}_next`];
      if (changing || !next || !path.includes(`${next}/documents/import`) || method !== 'POST') return;
      changing = Promise.all([
        change(made[0]?.id ?? '', { label: 'Nokia one' }),
        shop.call('DELETE', `/products/${made[1]?.id}`),
        make('Nokia 4'),
      ]);
      await changing;
    };
    const said: string[] = [];
    const { log, documents, readModels } = shop;
    const ports = { search: typesense.index, documents, readModels, log };
    const command = { ...worker.lease, instance: 'a command', ...ports };
    await reindex(['--account', account], { ...command, say: (line) => said.push(line) });
    await becomes(['Nokia one', 'Nokia 3', 'Nokia 4']);
    expect(double.aliases[live]).not.toBe(before);
    expect(double.collections.filter((name) => name.startsWith(live))).toEqual([double.aliases[live]]);
    expect(said).toEqual([expect.stringContaining('is live')]);
  });

  it('keeps the newest version, however late an older write arrives', async () => {
    const { id } = await make('Nokia old');
    await (await typesense.index.fillBeside(account)).switchTo();
    const feed = new ProductFeed(freshOf(shop), typesense.index);
    await feed.settle(account, [id]);
    let release = (): void => undefined;
    const held = new Promise<void>((arrived) => {
      double.before = async (_, path) => {
        if (!path.endsWith('/import')) return;
        double.before = async () => undefined;
        arrived();
        await new Promise<void>((done) => (release = done));
      };
    });
    await change(id, { label: 'Nokia middle' });
    const late = feed.settle(account, [id]);
    await held;
    await change(id, { label: 'Nokia new' });
    await feed.settle(account, [id]);
    release();
    await late;
    expect(indexed()).toEqual(['Nokia new']);
  });

  it('removes again what was removed while its write was in progress', async () => {
    const { id } = await make('Nokia 3310');
    await (await typesense.index.fillBeside(account)).switchTo();
    const feed = new ProductFeed(freshOf(shop), typesense.index);
    double.before = async (_, path) => {
      if (!path.endsWith('/import')) return;
      double.before = async () => undefined;
      await shop.call('DELETE', `/products/${id}`);
    };
    await feed.settle(account, [id]);
    expect(indexed()).toEqual([]);
  });

  it.each([[[]], [['--account']], [['--account', 'unknown']]])(
    'refuses to be rebuilt with %j',
    async (args) => {
      const { log, documents, readModels } = shop;
      const ports = { search: typesense.index, documents, readModels, log };
      const command = { ...worker.lease, ...ports, say: () => undefined };
      await expect(reindex(args, command)).rejects.toThrow(/npm run reindex/);
    },
  );
});
