import { Passwords } from '@reprise/identity';
import { eventually } from '@reprise/kernel/testing';
import { answersOf, offerOf, webDeclaration } from './declaring';
import type { Asked, Product } from './running-product';

const asJson = { accept: 'application/json' };
const password = 'Correct-Horse-1';
const place = { street: '1 quai du Rhin', zipCode: '67000', city: 'Strasbourg', country: 'FR' };
const iban = 'DE89370400440532013000';

/** An outside account that buys a category of the demonstration's tenant, with a warehouse and people of its own. */
export async function openBuyerAccount(product: Product, name = 'Rhin Reconditionné') {
  const { ask } = product;
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await ask('POST', path, { as: 'super_admin', body });
    expect([path, answer.status, answer.body.code, answer.body.violations]).toEqual([
      path,
      201,
      undefined,
      undefined,
    ]);
    return answer.body.id;
  };
  const accountId = await made('/accounts', {
    ...{ name, isRetailer: false, isBuyerAndWorkshopsSupervisor: true },
    payingAccount: { holder: name, iban },
  });
  const at = `?accountId=${accountId}`;
  const { id: root } = (await ask('GET', `/organizations/root${at}`, { as: 'super_admin', headers: asJson }))
    .body;
  const below = { parentOrganizationId: root, ...place };
  const buyer = await made(`/organizations${at}`, { type: 'buyer', commonName: `${name} Achat`, ...below });
  const warehouse = await made(`/organizations${at}`, {
    ...{ type: 'warehouse', commonName: `${name} Atelier`, ...below },
  });
  let people = 0;
  /** Someone of the account, who has logged in. */
  async function someone(person: object): Promise<Asked> {
    const email = `p${(people += 1)}@${accountId}.example.test`;
    const id = await made(`/users${at}`, { email, firstname: 'Ada', lastname: 'Byron', ...person });
    await new Passwords(product.platform.documents, product.platform.clock).set(id, password);
    const from = `10.88.${accountId.charCodeAt(35)}.${people}`;
    const { token } = (await ask('POST', '/login', { body: { email, password }, from })).body;
    return { headers: { authorization: `Bearer ${token}`, ...asJson } };
  }
  return {
    ...{ accountId, root, buyer, warehouse, someone, iban },
    operator: await someone({ modules: { rps: 'warehouse_manager' }, rpsOrganizationId: warehouse }),
    manager: await someone({ modules: { lcm: 'buyer_manager' }, lcmOrganizationId: buyer }),
    head: await someone({ modules: { root: 'root_management_unit_manager' }, rootOrganizationId: root }),
  };
}
export type BuyerAccount = Awaited<ReturnType<typeof openBuyerAccount>>;

export const linkTo = (product: Product, ids: readonly string[], more: object = {}) =>
  product.ask('PATCH', `/accounts/${product.accountId}`, {
    as: 'super_admin',
    body: { linkedBuyerAccountIds: ids, ...more },
  });

/** The retailer allows its buyers to pay; until then no operator can make one of them pay. */
export async function allowBuyerPayment({ ask, accountId }: Product): Promise<void> {
  const path = `/accounts/${accountId}/organization-root-detail`;
  const { body } = await ask('GET', path, { as: 'admin', headers: asJson });
  const change = { as: 'admin', body: { buyerPaymentEnabled: true } } as const;
  expect((await ask('PATCH', `/organization-root-details/${body.id}`, change)).status).toBe(200);
}

/** A category of watches that the account buys, with one product. */
export async function boughtCategory(product: Product, { accountId, warehouse }: BuyerAccount) {
  const { ask } = product;
  const [root] = (await ask('GET', '/categories?exists[parentId]=false', { as: 'admin', headers: asJson }))
    .body;
  const body = {
    ...{ name: 'Montres', identifier: 'montres', parentId: root.id, defaultWeight: 100 },
    ...{ buyerAccountId: accountId, referringWarehouseIds: [warehouse] },
  };
  const category = await ask('POST', '/categories', { as: 'admin', body });
  expect([category.status, category.body.violations]).toEqual([201, undefined]);
  const prices = { grade_a: 20_000, grade_b: 15_000, grade_c: 9_000, grade_d: 5_000, grade_e: 1_000 };
  const question = {
    ...{ categoryId: category.body.id, title: 'Fonctionne-t-elle ?' },
    answers: [
      { name: 'Oui', effect: {} },
      { name: 'Non', effect: { capState: 'grade_c' } },
    ],
  };
  expect((await ask('POST', '/questions', { as: 'admin', body: question })).status).toBe(201);
  const watch = {
    ...{ label: 'Chronographe Zénith', brand: 'Zénith', categoryId: category.body.id, status: 'published' },
    buybackPrice: prices,
  };
  expect((await ask('POST', '/products', { as: 'admin', body: watch })).status).toBe(201);
  return category.body;
}

/** A web buyback of what a query finds; its id, once every list shows it. */
export async function declared(product: Product, query: string): Promise<string> {
  const offer = await eventually(() => offerOf(product, query));
  const body = webDeclaration(offer, 'web_post');
  const answer = await product.ask('POST', '/buybacks', { as: 'visitor', body });
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  await product.settled();
  return answer.body.id;
}

/** Received and controlled with the best answers. */
export async function tested(product: Product, id: string, who: Asked): Promise<void> {
  const { ask } = product;
  expect((await ask('POST', `/items/${id}/check-in`, { ...who, body: {} })).status).toBe(200);
  const answers = answersOf((await ask('GET', `/items/${id}/questions`, who)).body);
  expect((await ask('POST', `/items/${id}/control`, { ...who, body: { answers } })).status).toBe(200);
  await product.settled();
}
