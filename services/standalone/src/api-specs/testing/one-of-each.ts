import type { Asker, Product } from './running-product';

/** A record that can be made, changed and removed: what the demonstration has none of, and one beside what it has. */
export type Life = {
  readonly name: string;
  readonly as: Asker;
  readonly body: object;
  readonly change: object;
  /** Without this it may not be removed. */
  readonly ends?: object;
};

/** Of every kind of resource that people make. */
async function oneOfEach({ ask }: Product): Promise<readonly Life[]> {
  const firstOf = async (path: string): Promise<string> => {
    const headers = { accept: 'application/json' };
    return (await ask('GET', path, { as: 'admin', headers })).body[0].id;
  };
  const warehouse = await firstOf('/organizations?type=warehouse');
  const root = await firstOf('/organizations?type=root_management_unit');
  const category = await firstOf('/categories?parentId=&exists[parentId]=true');
  const life = (name: string, body: object, change: object, as: Asker = 'admin'): Life => {
    return { name, as, body, change };
  };
  const atWork = (name: string, body: object, change: object): Life =>
    life(name, body, change, 'warehouse_manager');
  const weighed = { defaultWeight: 200, referringWarehouseIds: [warehouse] };
  const conditions = [{ attribute: 'brand', operator: 'in', values: ['Acme'] }];
  const signOn = { issuer: 'https://id.example', clientId: 'reprise', domains: ['partner.example'] };
  const carrier = { connectorId: 'http-carrier', properties: { baseUrl: 'https://carrier.example' } };
  const yesAndNo = [{ label: 'Yes' }, { label: 'No' }];
  const answers = [
    { name: 'Yes', effect: {} },
    { name: 'No', effect: {} },
  ];
  const person = { email: 'ada@partner.example', firstname: 'Ada', lastname: 'Byron' };
  const manager = { modules: { root: 'root_management_unit_manager' }, rootOrganizationId: root };
  const own = { categoryId: category };
  return [
    { ...life('accounts', { name: 'Second client' }, { language: 'en-GB' }), ends: { status: 'inactive' } },
    life('webhooks', { url: 'https://partner.example/hook' }, { url: 'https://partner.example/other' }),
    life('dispatch-circuit-rules', { circuit: 'web_post', categoryIds: [] }, { description: 'By post' }),
    life('shipping-methods', { circuit: 'web_post', label: 'By post' }, { label: 'By letter' }),
    life('sso-configurations', { organizationId: warehouse, ...signOn }, { clientId: 'reprise-2' }),
    life(
      'warehouse-dispatch-rules',
      { title: 'Acme', conditions, warehouseIds: [warehouse] },
      { title: 'Acme 2' },
    ),
    life('connector-organizations', { ...carrier, organizationId: root, name: 'Post' }, { name: 'Mail' }),
    life('mail-texts', { mail: 'proposal', language: 'fr-FR', subject: 'Offre' }, { subject: 'Notre offre' }),
    life('payment-modes', { label: 'Cash', description: 'At once.', type: 'voucher' }, { label: 'Coins' }),
    life(
      'categories',
      { ...weighed, name: 'Drones', identifier: 'drones', parentId: category },
      { name: 'D2' },
    ),
    life('products', { ...own, label: 'Drone 1', brand: 'Acme' }, { label: 'Drone 2' }),
    life('questions', { ...own, title: 'Does it fly?', answers }, { title: 'Does it fly well?' }),
    life('users', { ...person, ...manager }, { lastname: 'Lovelace' }),
    life('organizations', { type: 'buyer', commonName: 'Second buyer' }, { commonName: 'Third buyer' }),
    atWork('stocks', { name: 'Attic' }, { location: 'A 12' }),
    atWork(
      'refurb-steps',
      { name: 'Polish', stockId: await firstOf('/stocks?native=to_refurbish') },
      { name: 'Polish twice' },
    ),
    atWork(
      'refurb-diagnosis-questions',
      { label: 'Scratches?', type: 'unique', answers: yesAndNo },
      { label: 'Cracks?' },
    ),
    atWork(
      'resale-prices',
      { productId: await firstOf('/products'), prices: { grade_a: 9_900 } },
      { prices: { grade_a: 8_900 } },
    ),
  ];
}

/** Until somebody changes it, it is no record. */
export async function writeHomePage({ ask, accountId }: Product): Promise<void> {
  const { body } = await ask('GET', `/accounts/${accountId}/home-page`, { as: 'admin' });
  const { status } = await ask('PATCH', `/home-pages/${body.id}`, {
    as: 'admin',
    body: { metaTitle: 'Ours' },
  });
  expect(status).toBe(200);
}

/** So that every kind of resource has a record. @returns what was made. */
export async function makeOneOfEach(product: Product): Promise<readonly Life[]> {
  const lives = await oneOfEach(product);
  for (const { name, as, body } of lives) {
    const made = await product.ask('POST', `/${name}`, { as, body });
    expect([name, made.status, made.body.violations]).toEqual([name, 201, undefined]);
  }
  await writeHomePage(product);
  await product.settled();
  return lives;
}
