import { productSearchConformance, searchDocument, TypesenseDouble } from '../../testing';
import { connect, type TypesenseSearch } from './connect';

const mine = searchDocument({}).accountId;
const theirs = '0197f4a0-0000-7000-8000-0000000000bb';
const ofMine = (name: string): boolean => name.includes(mine);

describe('Typesense, by a double in this process', () => {
  let double: TypesenseDouble;
  let typesense: TypesenseSearch;
  const reconnect = (): TypesenseSearch => connect({ url: double.url, apiKey: double.apiKey });
  beforeAll(async () => {
    double = await TypesenseDouble.start();
    typesense = reconnect();
  });
  const anew = async (accountId: string): Promise<void> =>
    (await typesense.index.fillBeside(accountId)).switchTo();
  beforeEach(async () => {
    double.forget();
    await anew(mine);
    await anew(theirs);
  });
  afterAll(async () => {
    await typesense.close();
    await double.stop();
  });

  productSearchConformance('a double of Typesense', async () => typesense.index);

  const labels = async (): Promise<readonly string[]> => {
    const { hits } = await typesense.index.search({ accountId: mine, q: '', page: 1, perPage: 10 });
    return hits.map(({ document }) => document.label);
  };

  it('keeps a product unchanged', async () => {
    const product = searchDocument({
      label: 'Pixel (6)',
      brand: 'A, `B` & C',
      image: 'i',
      tacCodes: ['35912345'],
    });
    await typesense.index.index([product, searchDocument({ ...product, id: mine, price: null })]);
    const { hits } = await typesense.index.search({
      ...{ accountId: mine, q: 'pixel', page: 1, perPage: 5 },
      filters: { brands: ['a, `b` & c'], tacCode: '35912345' },
    });
    expect(hits.map(({ document }) => document)).toEqual(
      expect.arrayContaining([product, { ...product, id: mine, price: null }]),
    );
  });

  it('returns more hits than one search of the engine allows, each once', async () => {
    const many = Array.from({ length: 620 }, (_, n) => searchDocument({ label: `Phone ${n}` }));
    await typesense.index.index(many);
    const page = (n: number) =>
      typesense.index.search({ accountId: mine, q: 'phone', page: n, perPage: 600 });
    const [{ found, hits }, second] = [await page(1), await page(2)];
    const ids = [...hits, ...second.hits].map(({ document }) => document.id);
    expect([found, hits.length, second.hits.length, new Set(ids).size]).toEqual([620, 600, 20, 620]);
  });

  it('indexes the rest when the engine refuses a product, and reports which and why', async () => {
    const [good, bad] = [searchDocument({ label: 'Good' }), searchDocument({ label: 'Bad' })];
    double.poison(bad.id, 'Field `label` is of a kind that I do not like.');
    await expect(typesense.index.index([bad, good])).rejects.toMatchObject({
      name: 'ProductsNotIndexed',
      reasons: new Map([[bad.id, 'Field `label` is of a kind that I do not like.']]),
    });
    expect(await labels()).toEqual(['Good']);
    double.heal(bad.id);
  });

  it('fills beside the live index, applies changes to both, and switches at once', async () => {
    const [old, kept, late] = ['Old', 'Kept', 'Late'].map((label) => searchDocument({ label }));
    if (!old || !kept || !late) throw new RangeError('three products');
    await typesense.index.index([old, kept]);
    const filling = await typesense.index.fillBeside(mine);
    await filling.index([kept]);
    await typesense.index.index([late]);
    expect([await filling.count(), await labels()]).toEqual([2, ['Kept', 'Late', 'Old']]);
    await filling.switchTo();
    expect(await labels()).toEqual(['Kept', 'Late']);
    expect(double.collections.filter(ofMine)).toEqual([`products_${mine}_v6_2`]);
    expect(double.aliases).toMatchObject({ [`products_${mine}`]: `products_${mine}_v6_2` });
  });

  it('drops what an interrupted filling left, never the live index', async () => {
    await typesense.index.index([searchDocument({ label: 'Live' })]);
    await typesense.index.fillBeside(mine);
    const again = await typesense.index.fillBeside(mine);
    expect(double.collections.filter(ofMine)).toEqual([`products_${mine}_v6_1`, `products_${mine}_v6_3`]);
    await again.abandon();
    expect([double.collections.filter(ofMine), await labels()]).toEqual([
      [`products_${mine}_v6_1`],
      ['Live'],
    ]);
  });

  it('finds the new live index if a switch happens between looking and writing', async () => {
    await typesense.index.index([searchDocument({ label: 'First' })]);
    const filling = await typesense.index.fillBeside(mine);
    await filling.abandon();
    const other = await typesense.index.fillBeside(mine);
    let held = true;
    double.before = async (_, path) => {
      if (!held || !path.endsWith('/import')) return;
      held = false;
      await other.switchTo();
    };
    await typesense.index.index([searchDocument({ label: 'Second' })]);
    expect(await labels()).toEqual(['Second']);
    double.before = async () => undefined;
  });

  it('is current only with the declared fields, and accepts nothing without an index', async () => {
    expect(await typesense.index.isCurrent(mine)).toBe(true);
    double.forget();
    expect(await typesense.index.isCurrent(mine)).toBe(false);
    const away = { code: 'engine-unavailable' };
    await expect(typesense.index.index([searchDocument({})])).rejects.toMatchObject(away);
    expect([await labels(), await typesense.index.count(mine)]).toEqual([[], 0]);
  });

  it('does not switch to an index that another filling has dropped', async () => {
    const first = await typesense.index.fillBeside(mine);
    const second = await typesense.index.fillBeside(mine);
    await expect(first.switchTo()).rejects.toThrow('is no longer being filled');
    await first.abandon();
    await second.switchTo();
    expect(await typesense.index.isCurrent(mine)).toBe(true);
  });

  it('refuses as unavailable while the engine is down or catching up, and recovers when it is back', async () => {
    await typesense.index.index([searchDocument({ label: 'There' })]);
    double.status = 503;
    await expect(labels()).rejects.toMatchObject({ code: 'engine-unavailable' });
    double.status = undefined;
    await double.goAway();
    await expect(labels()).rejects.toMatchObject({ code: 'engine-unavailable' });
    await expect(typesense.ping()).rejects.toMatchObject({ code: 'engine-unavailable' });
    await expect(typesense.index.index([searchDocument({})])).rejects.toMatchObject({
      code: 'engine-unavailable',
    });
    await double.comeBack();
    expect(await labels()).toEqual(['There']);
    await expect(typesense.ping()).resolves.toBeUndefined();
  });

  it('does not wait forever for a write', async () => {
    const hasty = connect({
      ...{ url: double.url, apiKey: double.apiKey, writeTimeoutMs: 50 },
    });
    let release = (): void => undefined;
    double.before = (_, path) =>
      path.endsWith('/import') ? new Promise((done) => (release = done)) : Promise.resolve();
    await expect(hasty.index.index([searchDocument({})])).rejects.toMatchObject({
      code: 'engine-unavailable',
    });
    release();
    double.before = async () => undefined;
    await hasty.close();
  });
});
