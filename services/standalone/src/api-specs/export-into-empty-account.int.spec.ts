import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Cells } from '@reprise/contracts/catalogue-files';
import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Product } from './testing/running-product';
import { ImportClient } from './testing/send-import';

const headers = { accept: 'application/json' };
const as = 'super_admin';
const shops = [
  ['warehouse', 'atelier-7'],
  ['buyer', 'acheteur-7'],
] as const;

// What is exported imports back unchanged, also into an account that has nothing yet.
describe('the catalogue of one account, imported into an empty one', () => {
  let product: Product;
  let empty: string;
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    product.ask(method, path, { as, headers, ...(body && { body }) });
  const imports = (accountId: string) => new ImportClient(product, accountId, as);

  async function exported(type: string, accountId: string) {
    const mine = `account_id=${accountId}`;
    const { body } = await ask('POST', `/${type}/exports?${mine}`, { account_id: accountId });
    const url = await eventually<string>(async () => {
      const read = (await ask('GET', `/${type}/exports/${body.id}?${mine}`)).body;
      return read.url ?? undefined;
    });
    const { text } = await product.ask('GET', `${url.replace('/api', '')}&${mine}`, { as });
    const lines: Cells[] = parse(text, { columns: true, bom: true, delimiter: ';' });
    return { text, lines };
  }

  /** Both have a workshop and a buyer that their files call the same. */
  async function samePlaces(): Promise<void> {
    const [root] = (await ask('GET', `/organizations?account_id=${empty}`)).body;
    for (const [type, externalId] of shops) {
      const [known] = (await ask('GET', `/organizations?account_id=${product.accountId}&type=${type}`)).body;
      const path = `/organizations/${known.id}?account_id=${product.accountId}`;
      expect((await ask('PATCH', path, { externalId })).status).toBe(200);
      const { id, accountId, revision, createdAt, updatedAt, ...same } = known;
      const made = { ...same, externalId, parentOrganizationId: root.id };
      expect((await ask('POST', `/organizations?account_id=${empty}`, made)).status).toBe(201);
    }
  }

  /** An absorption is taken in accounts that hold the feature. */
  async function sameFeatures(): Promise<void> {
    const of = async (id: string) => (await ask('GET', `/accounts/${id}/organization-root-detail`)).body;
    const { enabledPremiumFeatures } = await of(product.accountId);
    const { id } = await of(empty);
    const done = await ask('PATCH', `/organization-root-details/${id}?account_id=${empty}`, {
      enabledPremiumFeatures,
    });
    expect(done.status).toBe(200);
  }

  /** The demonstration's products have no reference by which another account could find them. */
  async function withReferences(): Promise<void> {
    const { lines } = await exported('products', product.accountId);
    const named = lines.map((line, at) => ({ ...line, reference: `R-${at}` }));
    const file = stringify(named, { header: true, delimiter: ';' });
    const done = await imports(product.accountId).imported(file, { strategy: 'uuid' });
    expect(done.report.lines_count).toMatchObject({ updated: lines.length, ignored: 0 });
  }

  /** Ids are of their account; everything else moves. */
  const facts = (lines: readonly Cells[]): readonly string[] =>
    lines
      .map((line) => Object.entries(line).filter(([name]) => !/(^|_)id$/.test(name)))
      .map((cells) => JSON.stringify(cells))
      .sort();

  beforeAll(async () => {
    product = await runProduct();
    empty = (await ask('POST', '/accounts', { name: 'Boutique vide' })).body.id;
    await samePlaces();
    await sameFeatures();
    await withReferences();
  });
  afterAll(() => product.close());

  it.each([
    ['categories', 'categories', 'generic'],
    ['products', 'products', 'recommerce'],
    ['diagnostic-questions', 'diagnostic', 'generic'],
  ])('gives it the same %s', async (type, content, strategy) => {
    const { text, lines } = await exported(type, product.accountId);
    const { report } = await imports(empty).imported(text, { content, strategy });
    expect(report.ignored_lines).toEqual([]);
    expect(report.lines_count).toMatchObject({ found: lines.length, inserted: lines.length });
    const there = await exported(type, empty);
    expect(facts(there.lines)).toEqual(facts(lines));
    const ids = new Set(lines.map(({ id }) => id));
    expect(there.lines.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
