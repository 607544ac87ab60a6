import { apiOf } from './api';

type Row = { id: string; categoryId?: string; accountId?: string };
type Values = Readonly<Record<string, string>>;
type Places = readonly (readonly [beginning: string, values: Values])[];
/** Reads the first document of a list, or makes one of which the demonstration has none. */
type One = (path: string, lacking?: object) => Promise<Row>;

const [manager, operator] = ['root_management_unit_manager', 'super_admin'].map(
  (role) => `${role}@demo.reprise.test`,
);
const password = 'Reprise2026';

async function catalogueIds(one: One): Promise<Places> {
  const id = async (...of: Parameters<One>): Promise<Values> => ({ id: (await one(...of)).id });
  const { id: questionId, categoryId = '' } = await one('/questions');
  const { id: warehouse } = await one('/organizations?type=warehouse');
  const conditions = [{ attribute: 'category', operator: 'in', values: [categoryId] }];
  const dispatch = { title: 'Téléphones', warehouseIds: [warehouse], conditions };
  return [
    ['/product/', await id('/products')],
    ['/price-list/', await id('/price-lists', { name: 'Printemps' })],
    ['/category/:id/', await id('/categories')],
    ['/category/:categoryId', { categoryId, questionId }],
    ['/circuit/', await id('/circuits')],
    ['/dispatch-circuit-rule/', await id('/dispatch-circuit-rules', { circuit: 'web_post' })],
    ['/shipping-method/', await id('/shipping-methods')],
    ['/warehouse-dispatch-rule/', await id('/warehouse-dispatch-rules', dispatch)],
    ['/paymentMode/', await id('/payment-modes')],
    [
      '/settings/mail-texts/',
      await id('/mail-texts', { mail: 'invitation', language: 'fr-FR', title: 'Oh' }),
    ],
  ];
}

async function clientIds(one: One, operatorId: string): Promise<Places> {
  const { id: organizationId, accountId = '' } = await one('/organizations?type=root_management_unit');
  const [connectorId, properties] = ['http-carrier', { baseUrl: 'https://carrier.example' }];
  const carrier = { organizationId, connectorId, name: 'Transporteur', properties };
  const { id: configurationId } = await one('/connector-organizations', carrier);
  const { id: user } = await one('/users');
  return [
    ['/entity/', { id: organizationId }],
    ['/connectors/', { organizationId, connectorId, configurationId }],
    ['/configuration/', { organizationId }],
    ['/user/', { id: user }],
    ['/userClient/', { id: user }],
    ['/userAdmin/', { id: operatorId }],
    ['/webhooks/', { id: (await one('/webhooks', { url: 'https://partner.example/hook' })).id }],
    ['/client/:id/', { id: accountId }],
    ['/', { organizationId: accountId, accountId }],
  ];
}

/** What a walk through all screens opens where the route names a document of the back office. */
export async function officeIds(origin: string): Promise<(path: string) => Values> {
  const { call, login } = apiOf(origin);
  const token = await login(String(manager));
  const one: One = async (path, lacking) => {
    const [found] = (await call('GET', path, token)).body as unknown as Row[];
    const made = found ?? (lacking && ((await call('POST', path, token, lacking)).body as unknown as Row));
    if (!made?.id) throw new Error(`the walk needs one of ${path}: ${JSON.stringify(made)}`);
    return made;
  };
  const signedIn = await call('POST', '/login', undefined, { email: operator, password });
  const { user } = signedIn.body as unknown as { user: Row };
  const places = [...(await catalogueIds(one)), ...(await clientIds(one, user.id))];
  return (path) => places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? {};
}
