import { versionAt, type AuditEntry } from '@reprise/contracts/audit';
import { eventually } from '@reprise/kernel/testing';
import { resources } from '@reprise/contracts/resources';
import { makeOneOfEach, type Life } from './testing/one-of-each';
import { sendFile } from './testing/send-file';
import { runProduct, type Asker, type Product } from './testing/running-product';

const as = 'root_management_unit_manager';
const plain = { accept: 'application/json' };
type Fields = Readonly<Record<string, unknown>>;
type Kind = {
  readonly resource: string;
  readonly at: string;
  /** Where its screen reads it. */
  readonly from: string;
  readonly changes: readonly [Fields, Fields];
  readonly as: Asker;
};

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const page = (word: string) => `<p>${`${word} `.repeat(12_000)}</p>`;
const fixed = (value: number) => ({ type: 'fixed', value });
const steps = (...labels: readonly string[]) => labels.map((label) => ({ label, type: 'none' }));

// Back office §2: each kind of record that an account configures has its history.
describe('a record of the configuration', () => {
  let product: Product;
  let kinds: Readonly<Record<string, Kind>>;
  let lives: readonly Life[];

  const read = async (path: string, who: Asker = as) => {
    const { body } = await product.ask('GET', path, { as: who, headers: plain });
    return body;
  };
  const made = async (path: string, body: object) =>
    (await product.ask('POST', path, { as, body })).body as { id: string };
  const stored = async (path: string, bytes: Buffer) =>
    (await sendFile(product, path, bytes, as)).body.url as string;

  /** The first of its list, or a new one. */
  const one =
    (resource: string, changes: Kind['changes'], begin?: () => Promise<Fields>) =>
    async (): Promise<Kind> => {
      const { id } = begin
        ? await made(`/${resource}`, await begin())
        : (await read(`/${resource}?itemsPerPage=1`))[0];
      const at = `/${resource}/${id}`;
      return { resource, changes, at, from: at, as };
    };
  /** The one that was made of each kind. */
  const life = (resource: string, changes: Kind['changes']) => async (): Promise<Kind> => {
    const { as: who, body } = lives.find(({ name }) => name === resource) as Life;
    const rows = await read(`/${resource}?itemsPerPage=100&order[createdAt]=desc`, who);
    const [field, value] = Object.entries(body).find(([, given]) => typeof given === 'string') ?? [];
    const { id } = rows.find((row: Fields) => row[String(field)] === value);
    return { resource, changes, at: `/${resource}/${id}`, from: `/${resource}/${id}`, as: who };
  };
  /** That of which an account has one. */
  const sole =
    (resource: string, of: string, changes: () => Promise<Kind['changes']>) => async (): Promise<Kind> => {
      const from = `/accounts/${product.accountId}${of}`;
      const { id } = await read(from);
      return { resource, changes: await changes(), at: `/${resource}/${id}`, from, as };
    };
  const details = (changes: () => Promise<Kind['changes']>) =>
    sole('organization-root-details', '/organization-root-detail', changes);
  const now = (first: Fields, second: Fields) => () => Promise.resolve([first, second] as const);

  const dispatchRule = async (): Promise<Fields> => {
    const [warehouse] = await read('/organizations?type=warehouse');
    const conditions = [{ attribute: 'brand', operator: 'in', values: ['Acme'] }];
    return { title: 'Acme', conditions, warehouseIds: [warehouse.id] };
  };
  const sftpAccess = async (): Promise<Fields> => {
    const { id } = await read('/organizations/root');
    const target = { host: 'sftp.shop.example', port: '22', user: 'shop', hour: '2', strategy: 'generic' };
    return { connectorId: 'sftp', organizationId: id, name: 'SFTP', properties: target };
  };

  const table: Readonly<Record<string, () => Promise<Kind>>> = {
    circuit: one('circuits', [
      { defaultInstructions: steps('Sign', 'Post') },
      { defaultInstructions: steps('Call us'), description: 'By post' },
    ]),
    'payment mode, with its bonus, cap and mail text': one('payment-modes', [
      { modifier: { type: 'percentage', value: 10, capped_amount: 2000 }, mailContent: 'Thank you' },
      { modifier: null, mailContent: 'Paid' },
    ]),
    'circuit bonus': one('payment-modes', [
      { circuitBonuses: [{ circuit: 'web_post', modifier: fixed(500) }] },
      { circuitBonuses: [{ circuit: 'web_post', modifier: fixed(-300) }] },
    ]),
    'way to hand over, with its transport bonus': one('shipping-methods', [
      { modifier: fixed(500) },
      { modifier: fixed(700), label: 'By post, paid' },
    ]),
    'dispatch rule of a circuit': one(
      'dispatch-circuit-rules',
      [{ customValues: { depot: 'A' } }, { customValues: { depot: 'B', door: '2' } }],
      () => Promise.resolve({ circuit: 'web_post', terms: 'As agreed' }),
    ),
    'dispatch rule of warehouses': one(
      'warehouse-dispatch-rules',
      [{ active: false }, { conditions: [{ attribute: 'brand', operator: 'notIn', values: ['Acme'] }] }],
      dispatchRule,
    ),
    'general setting': details(now({ cartMinValue: 500 }, { cartMinValue: 900, barCodeEnabled: false })),
    'legal page': details(now({ eula: page('first') }, { eula: page('second') })),
    'legal PDF': details(async () => [
      { eulaDocument: await stored('/legal-documents', pdf('first')) },
      { eulaDocument: await stored('/legal-documents', pdf('second')) },
    ]),
    'white-label website': sole(
      'white-label-configurations',
      '/white-label-configuration',
      now({ tagManagerId: 'GTM-1' }, { externalWebsiteLink: { url: 'https://shop.example/', text: 'Shop' } }),
    ),
    design: sole('accounts', '', now({ mainColor: '#0b6e4f' }, { mainColor: '#aa3300', currency: 'CHF' })),
    'home page': sole(
      'home-pages',
      '/home-page',
      now(
        { widgets: [{ type: 'html', title: '', html: page('first') }] },
        { widgets: [{ type: 'html', title: 'Us', html: page('second') }], metaTitle: 'Shop' },
      ),
    ),
    'text of the transfer order': sole(
      'transfer-order-settings',
      '/transfer-order-settings',
      now({ text: 'a'.repeat(5000) }, { text: 'b'.repeat(5000) }),
    ),
    'text of a mail': one(
      'mail-texts',
      [{ body: 'a'.repeat(5000) }, { body: '{{code}}', subject: 'Sold' }],
      () => Promise.resolve({ mail: 'label-ready', language: 'fr-FR', body: 'Bonjour' }),
    ),
    'SFTP access': one(
      'connector-organizations',
      [{ properties: { hour: '3' } }, { properties: { hour: '4' }, name: 'Catalogue' }],
      sftpAccess,
    ),
    'single sign-on': life('sso-configurations', [
      { clientId: 'reprise-2' },
      { domains: ['partner.example', 'partner.fr'], roleClaim: 'roles' },
    ]),
    user: life('users', [
      { forceConnectionBySso: true },
      { modules: { root: 'root_management_unit_analyst' }, status: 'inactive' },
    ]),
    entity: life('organizations', [{ commonName: 'Third buyer' }, { city: 'Lyon', externalId: 'B-2' }]),
    category: life('categories', [{ name: 'D2' }, { defaultWeight: 300, description: 'They fly' }]),
    product: life('products', [{ label: 'Drone 2' }, { comment: 'Try it', buybackPrice: { grade_a: 900 } }]),
    question: life('questions', [
      { title: 'Does it fly well?' },
      {
        answers: [
          { name: 'No', effect: {} },
          { name: 'Yes', effect: {} },
        ],
        howToTest: 'Outside',
      },
    ]),
    webhook: life('webhooks', [{ description: 'Ours' }, { active: false, description: 'Closed' }]),
    stock: life('stocks', [{ location: 'A 12' }, { name: 'Cellar', location: 'B 1' }]),
    'refurbishment step': life('refurb-steps', [{ name: 'Polish twice' }, { description: 'By hand' }]),
    'refurbishment question': life('refurb-diagnosis-questions', [
      { label: 'Cracks?' },
      { type: 'multiple', description: 'On the screen' },
    ]),
    'resale price': life('resale-prices', [
      { prices: { grade_a: 8_900 } },
      { prices: { grade_a: 8_000, grade_b: 7_000 } },
    ]),
  };

  beforeAll(async () => {
    product = await runProduct();
    lives = await makeOneOfEach(product);
    const found: [string, Kind][] = [];
    for (const [name, kind] of Object.entries(table)) found.push([name, await kind()]);
    kinds = Object.fromEntries(found);
  });
  afterAll(() => product.close());

  const kindOf = (name: string): Kind => {
    const kind = kinds[name];
    if (!kind) throw new RangeError(name);
    return kind;
  };
  /** What somebody sends who has this before him. */
  const write = ({ at, as: who }: Kind, body: object, { revision }: { revision: number }) =>
    product.ask('PATCH', at, { as: who, body, headers: { ...plain, 'if-match': `"${revision}"` } });
  const historyOf = async ({ at, resource }: Kind, revision: number) =>
    eventually(async () => {
      const query = `resource=${resource}&documentId=${at.split('/')[2]}&order[at]=desc`;
      const entries = (await read(`/audit-entries?${query}`)) as AuditEntry[];
      return entries[0]?.revision === revision && entries;
    });
  const withoutStamp = ({ revision: _number, updatedAt: _time, ...fields }: Fields) => fields;

  it('is one of each kind that there is', () => {
    const tried = new Set(Object.values(kinds).map(({ resource }) => resource));
    expect(resources.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it('is told to who may change it in a workshop or for a buyer, of that one record and of no other', async () => {
    const history = async (who: Asker, query: string) => {
      const answer = await product.ask('GET', `/audit-entries?${query}`, { as: who, headers: plain });
      return [answer.status, answer.body.length ?? answer.body.code];
    };
    const of = (name: string) => {
      const { resource, at } = kindOf(name);
      return `resource=${resource}&documentId=${at.split('/')[2]}`;
    };
    await product.settled();
    for (const who of ['warehouse_manager', 'buyer_manager'] as const)
      expect(await history(who, of('stock'))).toEqual([200, expect.any(Number)]);
    expect((await history('warehouse_manager', of('stock')))[1]).toBeGreaterThan(0);
    expect((await history('buyer_manager', of('product')))[1]).toBeGreaterThan(0);
    const refused = [403, 'forbidden'];
    expect(await history('warehouse_manager', of('product'))).toEqual(refused);
    expect(await history('buyer_manager', of('single sign-on'))).toEqual(refused);
    expect(await history('store_manager', of('stock'))).toEqual(refused);
    for (const query of ['', 'resource=stocks', 'resource=stocks&documentId[]=a&documentId[]=b'])
      expect(await history('warehouse_manager', query)).toEqual([403, 'one-record-only']);
    const elsewhere = `resource=stocks&documentId=${kindOf('product').at.split('/')[2]}`;
    expect(await history('warehouse_manager', elsewhere)).toEqual([404, 'not-found']);
  });

  it.each(Object.keys(table))('%s: the second of two editors overwrites nothing', async (name) => {
    const kind = kindOf(name);
    const [first, second] = kind.changes;
    const opened = await read(kind.from, kind.as);
    const saved = await write(kind, first, opened);
    expect([saved.status, saved.body]).toMatchObject([200, first]);
    const late = await write(kind, second, opened);
    expect([late.status, late.body.code]).toEqual([412, 'stale-revision']);
    expect(await read(kind.from, kind.as)).toEqual(saved.body);
  });

  it.each(Object.keys(table))(
    '%s: each change is told with its difference, and can be undone',
    async (name) => {
      const kind = kindOf(name);
      const opened = await read(kind.from, kind.as);
      const saved = await write(kind, kind.changes[1], opened);
      expect(saved.status).toBe(200);
      const entries = await historyOf(kind, saved.body.revision);
      const [newest] = entries;
      expect(newest).toMatchObject({ action: 'update', actorRole: kind.as });
      expect(Object.keys(newest?.before ?? {}).sort()).toEqual(Object.keys(kind.changes[1]).sort());

      const { value, lost } = versionAt(entries, 1, saved.body);
      const kept = Object.keys(kind.changes[1]).filter((field) => lost.includes(field));
      expect(kept).toEqual([]);
      const back = Object.keys(kind.changes[1]).map((field) => [field, value[field] ?? null]);
      const restored = await write(kind, replacing(saved.body, Object.fromEntries(back)), saved.body);
      expect(restored.status).toBe(200);
      expect(withoutStamp(restored.body)).toEqual(withoutStamp(opened));
    },
  );
});

/** A merge patch that leaves of each object only what it has. */
function replacing(before: Fields, after: Fields): Fields {
  const isObject = (value: unknown): value is Fields =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(after).map(([name, value]): [string, unknown] => {
    const old = before[name];
    if (!isObject(old) || !isObject(value)) return [name, value];
    const gone = Object.keys(old).filter((key) => !(key in value));
    return [name, { ...value, ...Object.fromEntries(gone.map((key) => [key, null])) }];
  });
  return Object.fromEntries(entries);
}
