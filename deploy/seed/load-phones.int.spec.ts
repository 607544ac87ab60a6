import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type Shop } from '@reprise/catalogue/testing';
import { eventually } from '@reprise/kernel/testing';
import { Api } from './phones/api.mjs';
import { loadPhones } from './phones/load-phones.mjs';
import { demonstrationPrices } from './phones/prices.mjs';
import { readPhones } from './phones/read-phones.mjs';

const csv = [
  '\uFEFF35000001,Acme,Rocket 1,,',
  '35000002, ACME ,rocket   1',
  '35000002,Acme,Rocket 1,,,,more',
  '35000003,Acme,Acme Rocket 2,,',
  '35000004,Œuvre & Fils "quoted,Modèle\u00a03,,',
  '3500,Acme,Short code,,',
  '35000005,,Nameless,,',
  '35000006,Acme,,,',
  '',
].join('\r\n');

describe('loading phones through the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phones-'));
  const path = join(folder, 'phones.csv');
  let shop: Shop;
  let api: Api;
  beforeAll(async () => {
    writeFileSync(path, csv);
    shop = await openShop();
    await shop.app.listen(0, '127.0.0.1');
    const { port } = shop.app.getHttpServer().address() as { port: number };
    api = new Api(`http://127.0.0.1:${port}`, shop.token('root_management_unit_manager'));
    const body = {
      name: 'Everything',
      identifier: 'everything',
      parentId: null,
      referringWarehouseIds: [shop.mine?.warehouseId],
      defaultWeight: 100,
    };
    await shop.call('POST', '/categories', { body });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  it('reads irregular lines and merges near duplicates', async () => {
    const { products, lines, ignored } = await readPhones(path);
    expect(lines).toBe(8);
    expect(ignored).toEqual({ 'code is not 8 digits': 1, 'no manufacturer': 1, 'no model': 1 });
    expect(
      products.map(({ label, tacCodes }: { label: string; tacCodes: string[] }) => [label, tacCodes]),
    ).toEqual([
      ['Acme Rocket 1', ['35000001', '35000002']],
      ['Acme Rocket 2', ['35000003']],
      ['Œuvre & Fils "quoted Modèle 3', ['35000004']],
    ]);
  });

  it('gives the same reference the same demonstration prices, decreasing with the grade', () => {
    const prices = demonstrationPrices('tac-1');
    expect(demonstrationPrices('tac-1')).toEqual(prices);
    const falling = Object.values(prices) as number[];
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });

  it('creates categories and products once, and adds what a later file contains', async () => {
    const { products } = await readPhones(path);
    expect(await loadPhones(api, products)).toEqual({ categories: 2, inserted: 3, updated: 0, unchanged: 0 });
    expect(await loadPhones(api, products)).toEqual({ categories: 0, inserted: 0, updated: 0, unchanged: 3 });
    writeFileSync(path, `${csv}35000009,Acme,Rocket 1`);
    const { products: later } = await readPhones(path);
    expect(await loadPhones(api, later)).toEqual({ categories: 0, inserted: 0, updated: 1, unchanged: 2 });
    await eventually(async () => {
      const { body } = await shop.call('GET', '/products/by-imei/350000091234567', {
        role: 'pseudo_anonymous',
      });
      return body[0]?.label === 'Acme Rocket 1';
    });
  });

  it('gives a product loaded under a legal name its brand', async () => {
    const [phones] = await api.get('/categories?identifier=phones');
    const before = { brand: 'Acme Telecom Co Ltd', label: 'Acme Telecom Co Ltd Rocket 7', model: 'Rocket 7' };
    const made = await api.post('/products', {
      ...{ ...before, reference: 'tac-before', tacCodes: ['35000007'] },
      categoryId: phones.id,
    });
    writeFileSync(path, '35000007,Acme Ltd,Rocket 7\n35000007,Acme Ltd,Rocket 8');
    const { products } = await readPhones(path);
    expect(await loadPhones(api, products)).toMatchObject({ inserted: 1, updated: 1 });
    const row = await api.get(`/products/${made.id}`);
    expect(row).toMatchObject({ brand: 'Acme', label: 'Acme Rocket 7', tacCodes: ['35000007'] });
    expect(await loadPhones(api, products)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
  });

  const real = process.env['PHONES_CSV'] ?? '';
  (existsSync(real) ? it : it.skip)(
    'loads the file that PHONES_CSV names',
    async () => {
      const { products, lines, ignored } = await readPhones(real);
      const started = performance.now();
      const figures = await loadPhones(api, products);
      const milliseconds = Math.round(performance.now() - started);
      process.stdout.write(
        `${JSON.stringify({ lines, ignored, products: products.length, ...figures, milliseconds })}\n`,
      );
      expect(figures.inserted).toBe(products.length);
    },
    600_000,
  );
});
