import type { EndpointSpec } from '@reprise/contracts/kernel';
import { isOperatorRole, permissionsOf, roles, type Role } from '@reprise/contracts/permissions';
import { offerOf, webDeclaration } from './testing/declaring';
import { writeHomePage } from './testing/one-of-each';
import { runProduct, type Asker, type Product } from './testing/running-product';

const plain = { accept: 'application/json' };
/** They end a session, or never end. */
const left = new Set(['logout', 'readHub', 'streamEventFeed']);

// domain §7: every role of one tenant, at every address of what belongs to another.
describe('what belongs to a tenant', () => {
  let product: Product;
  /** An id of ours for each kind of address, `buybacks` for `/buybacks/{id}`. */
  const ours = new Map<string, string>();
  const secrets = new Set<string>();

  beforeAll(async () => {
    product = await runProduct();
    const offer = await offerOf(product, 'iphone');
    const { body } = await product.ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(offer, 'web_post'),
    });
    await product.settled();
    secrets.add(body.identificationNumber);
    const warehouses = await product.ask('GET', '/organizations?type=warehouse', {
      as: 'root_management_unit_manager',
      headers: plain,
    });
    const conditions = [{ attribute: 'circuit', operator: 'in', values: ['web_post'] }];
    await make('/webhooks', { url: 'https://partner.example/' });
    await make('/sso-configurations', {
      ...{ organizationId: warehouses.body[0].id, issuer: 'https://id.example', clientId: 'reprise' },
      domains: ['partner.example'],
    });
    const roots = await product.ask('GET', '/organizations?type=root_management_unit', {
      as: 'root_management_unit_manager',
      headers: plain,
    });
    await make('/connector-organizations', {
      ...{ connectorId: 'http-carrier', organizationId: roots.body[0].id, name: 'Post' },
      properties: { baseUrl: 'https://carrier.example' },
    });
    await make('/mail-texts', { mail: 'proposal', language: 'fr-FR', subject: 'Offre' });
    await make('/price-lists', { name: 'Spring' });
    await writeHomePage(product);
    await makeRefurbishment();
    await make('/dispatch-circuit-rules', { circuit: 'web_post' });
    await make('/warehouse-dispatch-rules', {
      title: 'Post',
      conditions,
      warehouseIds: [warehouses.body[0].id],
    });
    for (const { path } of lists()) await keep(path);
    for (const kind of ['buybacks', 'items', 'payments']) ours.set(kind, body.id);
  });
  afterAll(() => product.close());

  async function make(path: string, body: unknown, as: Asker = 'admin'): Promise<void> {
    const { status } = await product.ask('POST', path, { as, body });
    expect([path, status]).toEqual([path, 201]);
  }

  async function makeRefurbishment(): Promise<void> {
    const as = 'warehouse_manager';
    const stocks = await product.ask('GET', '/stocks?native=to_refurbish', { as, headers: plain });
    await make('/refurb-steps', { name: 'Polish', stockId: stocks.body[0].id }, as);
    const answers = [{ label: 'Scratched' }];
    await make('/refurb-diagnosis-questions', { label: 'Scratches?', type: 'unique', answers }, as);
    const products = await product.ask('GET', '/products', { as: 'admin', headers: plain });
    await make('/resale-prices', { productId: products.body[0].id, prices: { grade_a: 9_900 } }, as);
  }
  /** The connectors are the product's own, the same for everybody. */
  const lists = () =>
    product.endpoints.filter(({ list, path }) => list && !path.includes('{') && path !== '/connectors');
  async function keep(path: string): Promise<void> {
    for (const as of ['root_management_unit_manager', 'warehouse_manager', 'admin'] as const) {
      const { status, body } = await product.ask('GET', path, { as, headers: plain });
      if (status !== 200) continue;
      const ids = (body as { id?: string; accountId?: string }[])
        // An operator also lists other accounts.
        .filter(
          ({ id, accountId }) =>
            (path === '/accounts' ? id : (accountId ?? product.accountId)) === product.accountId,
        )
        .flatMap(({ id }) => id ?? []);
      for (const id of ids) secrets.add(id);
      if (ids[0]) ours.set(path.slice(1), ids[0]);
      return;
    }
  }

  const others = roles.filter((role) => !isOperatorRole(role));
  const askerOf = (role: Role): Asker => (role === 'pseudo_anonymous' ? 'other:visitor' : `other:${role}`);
  const mayCall = (role: Role, { access }: EndpointSpec): boolean =>
    access === 'anonymous' || (access !== 'public' && permissionsOf(role).includes(access));
  /** The address with ours in it; undefined where it names nothing of ours. */
  function addressOf({ path }: EndpointSpec): string | undefined {
    const id = ours.get(/^\/([\w-]+)\/\{\w+\}/.exec(path)?.[1] ?? '');
    return id && path.replace(/\{\w+\}/, id).replace(/\{\w+\}/g, id);
  }
  const found = (text: string, asked = ''): string[] =>
    [...secrets].filter((secret) => secret !== asked && !asked.includes(secret) && text.includes(secret));

  it('is known to the walk: every kind of list has something of ours, but batches, which wait for a due payment, and what is being refurbished', () => {
    const kinds = lists().map(({ path }) => path.slice(1));
    expect(kinds.filter((kind) => !ours.has(kind))).toEqual(['items-in-refurbishment', 'payment-batches']);
  });

  it.each(others)('does not exist for a foreign %s, whatever he calls', async (role) => {
    for (const spec of product.endpoints) {
      const path = addressOf(spec);
      if (!path || !mayCall(role, spec) || left.has(spec.name)) continue;
      // What is wrong with a body may be said first; it tells nothing.
      const { status, text } = await product.ask(spec.method, path, {
        as: askerOf(role),
        ...(spec.body ? { body: {} } : {}),
      });
      expect([spec.name, status, [404, 409, 410, 415, 422].includes(status)]).toEqual([
        spec.name,
        status,
        true,
      ]);
      expect([spec.name, found(text, path)]).toEqual([spec.name, []]);
    }
  });

  it.each(others)('is in no list of a foreign %s, also when he names our account', async (role) => {
    for (const spec of lists().filter((each) => mayCall(role, each)))
      for (const query of ['', `?accountId=${product.accountId}`]) {
        const { text } = await product.ask('GET', `${spec.path}${query}`, {
          as: askerOf(role),
          headers: plain,
        });
        expect([spec.name, query, found(text, query)]).toEqual([spec.name, query, []]);
      }
  });
});
