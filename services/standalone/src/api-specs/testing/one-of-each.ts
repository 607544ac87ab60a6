import type { Asker, Product } from './running-product';

const json = { accept: 'application/json' };

/** What the demonstration has none of, so that every kind of resource has a record. */
export async function makeOneOfEach({ ask, settled }: Product): Promise<void> {
  const make = async (path: string, body: object, as: Asker = 'admin'): Promise<void> => {
    const made = await ask('POST', path, { as, body });
    expect([path, made.status, made.body.violations]).toEqual([path, 201, undefined]);
  };
  const firstOf = async (path: string): Promise<string> =>
    (await ask('GET', path, { as: 'admin', headers: json })).body[0].id;
  const warehouse = await firstOf('/organizations?type=warehouse');
  const connected = { connectorId: 'http-carrier', properties: { baseUrl: 'https://carrier.example' } };
  const signOn = { issuer: 'https://id.example', clientId: 'reprise', domains: ['partner.example'] };
  const conditions = [{ attribute: 'brand', operator: 'in', values: ['Acme'] }];
  await make('/webhooks', { url: 'https://partner.example/hook' });
  await make('/dispatch-circuit-rules', { circuit: 'web_post', categoryIds: [] });
  await make('/shipping-methods', { circuit: 'web_post', label: 'By post' });
  await make('/sso-configurations', { organizationId: warehouse, ...signOn });
  await make('/warehouse-dispatch-rules', { title: 'Acme', conditions, warehouseIds: [warehouse] });
  await make('/connector-organizations', {
    ...{ ...connected, name: 'Post' },
    organizationId: await firstOf('/organizations?type=root_management_unit'),
  });
  await make('/mail-texts', { mail: 'proposal', language: 'fr-FR', subject: 'Offre' });
  await make('/refurb-steps', { name: 'Polish', stockId: await firstOf('/stocks') }, 'warehouse_manager');
  const question = { label: 'Scratches?', type: 'unique', answers: [{ label: 'Yes' }] };
  await make('/refurb-diagnosis-questions', question, 'warehouse_manager');
  const sold = { productId: await firstOf('/products'), prices: { grade_a: 9_900 } };
  await make('/resale-prices', sold, 'warehouse_manager');
  await settled();
}
