import type { EndpointSpec } from '@reprise/contracts/kernel';
import { permissionsOf } from '@reprise/contracts/permissions';
import { outsideBuyer } from '../demo/demo-ids';
import { webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Asked, type Product } from './testing/running-product';

const json = { accept: 'application/json' };
/** They end a session, or never end. */
const left = new Set(['logout', 'readHub', 'streamEventFeed']);
const staff = [
  'root_management_unit_manager',
  'buyer_manager',
  'warehouse_manager',
  'warehouse_operator',
] as const;
type Staff = (typeof staff)[number];
type Row = { readonly id: string };
/** A row that crosses names them by id: what was bought, what was answered, how it is sent and paid. */
const namedByRows = new Set([
  ...['/categories', '/products', '/public/products', '/questions', '/organizations'],
  ...['/shipping-methods', '/payment-modes'],
]);
const crossing = ['buybacks', 'items', 'packages', 'payments'];

const file = ['readBuyback 200', 'readBuybackTimeline 200'];
/** Whoever pays knows the customer. */
const customer = ['readBuybackCustomer 200'];
/** Signed at a counter or not at all; this one came by post. */
/** As the row was: the same that he sees now. */
const past = ['readBuybackAsOf 200'];
const papers = ['downloadTransferOrder 409', 'readInstructions 200', 'readAdditionalInfos 200'];
const parcel = ['readPackage 200', 'downloadPackageLabel 200'];
const tests = ['readItemQuestions 200'];
const noReturn = ['downloadReturnLabel 409'];

/** What is done to an item is the business of who bought it. */
const refurbishment = 'readRefurbishment 200';
const inStock = [
  'readItemEconomics 200',
  'downloadItemPassport 200',
  'readItemHistory 200',
  'readItemDiagnostics 200',
];

/** What each reads of a buyback that his account buys, checks and pays; nothing else is there for him. */
const readable: Readonly<Record<Staff, readonly string[]>> = {
  root_management_unit_manager: [...file, ...customer, ...past, ...papers, 'readItem 200', ...parcel],
  buyer_manager: [
    ...file,
    ...customer,
    ...past,
    ...papers,
    ...inStock,
    'readItem 200',
    ...noReturn,
    refurbishment,
  ],
  warehouse_manager: [
    ...[...file, ...customer, ...papers, ...inStock, 'readItem 200', ...tests, ...noReturn],
    ...[refurbishment, ...parcel],
  ],
  warehouse_operator: [...file, ...papers, ...inStock, 'readItem 200', ...tests, refurbishment, ...parcel],
};

// domain §7, ADR 28: the people of a linked buyer, at every address of what belongs to the retailer.
describe('what belongs to a retailer', () => {
  let product: Product;
  /** All that it sells, and the one of them that is tested. */
  let all: readonly string[];
  let sold: string;
  /** An id of the retailer's for each kind of address; of a buyback, one that it keeps. */
  const theirs = new Map<string, string>();
  /** Ids of the retailer's, and what kind of document each is of. */
  const secrets = new Map<string, string>();
  const sessions = new Map<Staff, Record<string, string>>();
  const retailer = 'other:root_management_unit_manager';

  beforeAll(async () => {
    product = await runProduct();
    const { ask } = product;
    for (const role of staff) {
      const body = { email: `${role}@${outsideBuyer.domain}`, password: product.password };
      const { token } = (await ask('POST', '/login', { body, from: '10.9.0.1' })).body;
      sessions.set(role, { authorization: `Bearer ${token}`, ...json });
    }
    const idsAt = async (path: string): Promise<string[]> =>
      (await ask('GET', path, by('buyer_manager'))).body.map(({ id }: Row) => id);
    all = await idsAt('/buybacks');
    sold = (await idsAt('/buybacks?status=bb_completed'))[0] ?? '';
    const kept = await takenIn('iphone');
    for (const kind of crossing) theirs.set(kind, kept);
    secrets.set(kept, 'a buyback that it keeps');
    const hook = { url: 'https://partner.example/' };
    expect((await ask('POST', '/webhooks', { as: retailer, body: hook })).status).toBe(201);
    for (const { path } of lists()) if (!crossing.includes(path.slice(1))) await keep(path);
  });
  afterAll(() => product.close());

  const by = (role: Staff): Asked => ({ headers: sessions.get(role) ?? {} });
  /** The connectors are the product's own, the same for everybody. */
  const lists = () =>
    product.endpoints.filter(({ list, path }) => list && !path.includes('{') && path !== '/connectors');
  async function takenIn(query: string): Promise<string> {
    const { ask } = product;
    const found = await ask('GET', `/products?search_product_buyback=${query}`, {
      as: retailer,
      headers: json,
    });
    const { id } = found.body[0];
    const { body } = await ask('GET', `/products/${id}/diagnostic?channel=web`, { as: 'other:visitor' });
    const declaration = webDeclaration({ id, ...body } as Offer, 'web_post');
    const made = await ask('POST', '/buybacks', { as: 'other:visitor', body: declaration });
    expect(made.status).toBe(201);
    await product.settled();
    return made.body.id;
  }
  async function keep(path: string): Promise<void> {
    const { status, body } = await product.ask('GET', path, { as: retailer, headers: json });
    if (status !== 200) return;
    const rows = (body as Partial<Row>[]).filter(
      (row) => !all.some((id) => JSON.stringify(row).includes(id)),
    );
    const ids = rows.flatMap(({ id }) => id ?? []);
    if (!namedByRows.has(path)) ids.forEach((id) => secrets.set(id, path));
    if (ids[0]) theirs.set(path.slice(1), ids[0]);
  }
  const mayCall = (role: Staff, { access }: EndpointSpec): boolean =>
    access === 'anonymous' || (access !== 'public' && permissionsOf(role).includes(access));
  const addressOf = ({ path }: EndpointSpec, kinds: ReadonlyMap<string, string>): string | undefined => {
    const id = kinds.get(/^\/([\w-]+)\/\{\w+\}/.exec(path)?.[1] ?? '');
    return id && path.replace(/\{\w+\}/, id).replace(/\{\w+\}/g, id);
  };
  /** Kinds of the retailer's documents that a reply names. */
  const found = (text: string, asked = ''): string[] => [
    ...new Set([...secrets].flatMap(([id, kind]) => (!asked.includes(id) && text.includes(id) ? kind : []))),
  ];

  it.each(staff)('does not exist for a %s of the linked buyer, but for what it buys', async (role) => {
    for (const spec of product.endpoints) {
      const path = addressOf(spec, theirs);
      if (!path || !mayCall(role, spec) || left.has(spec.name)) continue;
      const asked = { ...by(role), ...(spec.body ? { body: {} } : {}) };
      const { status, text } = await product.ask(spec.method, path, asked);
      // What is wrong with a body, or missing in his own account, may be said first; it tells nothing.
      const unsold = status === 403 && spec.premium !== undefined;
      const hidden = unsold || [404, 406, 409, 410, 415, 422].includes(status);
      expect([spec.name, status, hidden, found(text, path)]).toEqual([spec.name, status, true, []]);
    }
  });

  it.each(staff)('is in no list of a %s, which has what its account buys', async (role) => {
    for (const spec of lists().filter((each) => mayCall(role, each))) {
      const { text } = await product.ask('GET', spec.path, by(role));
      expect([spec.name, found(text)]).toEqual([spec.name, []]);
      if (['/buybacks', '/items'].includes(spec.path)) expect(text).toContain(sold);
    }
  });

  it.each(staff)('crosses to a %s in exactly these replies', async (role) => {
    const bought = new Map(crossing.map((kind) => [kind, sold]));
    const answered: string[] = [];
    for (const spec of product.endpoints.filter(({ method }) => method === 'GET')) {
      const path = addressOf(spec, bought);
      if (!path || !mayCall(role, spec) || left.has(spec.name)) continue;
      const headers = { ...sessions.get(role), accept: '*/*' };
      const { status, text } = await product.ask('GET', path, { headers });
      if (status === 404) continue;
      answered.push(`${spec.name} ${status}`);
      expect([spec.name, found(text, path)]).toEqual([spec.name, []]);
    }
    expect(answered).toEqual(readable[role]);
  });
});
