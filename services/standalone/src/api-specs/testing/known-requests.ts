import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../demo/seed-demo';
import { aCustomer, anIdentity, declarationOf, offerOf, webDeclaration } from './declaring';
import type { Product } from './running-product';
import { aPicture } from './send-file';

type Fields = Readonly<Record<string, unknown>>;

/** What no document tells: values by the names of their fields, bodies whose parts fit together, and what has no list. */
export type Known = {
  readonly fields: Fields;
  readonly bodies: Readonly<Record<string, Fields>>;
  readonly things: readonly { readonly path: string; readonly id: string }[];
};

const plain = { accept: 'application/json' };

/** Buybacks and a cart, of a visitor and of a seller. */
async function offers({ ask }: Product) {
  const [web, store] = [
    await offerOf({ ask } as Product, 'iphone'),
    await offerOf({ ask } as Product, 'iphone', 'store'),
  ];
  const declaration = webDeclaration(web, 'web_drop_label');
  const { body: declared } = await ask('POST', '/buybacks', { as: 'visitor', body: declaration });
  const { locale: _locale, ...line } = declarationOf(web, 'web_drop_label');
  const people = { customer: aCustomer, identification: anIdentity };
  const cart = { lines: [{ inCartId: randomUUID(), ...line }], ...people, termsAccepted: true };
  const saved = { path: '/cart', id: randomUUID() };
  await ask('PUT', `/cart/${saved.id}`, { as: 'visitor', body: cart });
  const createStoreBuyback = { ...declarationOf(store, 'store_drop'), identification: anIdentity };
  const bodies = { declareBuyback: declaration, saveCart: cart, createStoreBuyback };
  return { bodies, saved, declared, imei: declaration.imei };
}

export async function knownIn(product: Product): Promise<Known> {
  const { bodies, saved, declared, imei } = await offers(product);
  const as = 'admin' as const;
  const roots = await product.ask('GET', '/organizations?type=root_management_unit', { as, headers: plain });
  const root: string = roots.body[0].id;
  const stocks = await product.ask('GET', '/stocks', { as: 'warehouse_manager', headers: plain });
  // The others are for one thing alone.
  const { id: stockId } = stocks.body.find(({ native }: Fields) => native === 'to_refurbish');
  const login = { email: 'store_manager@demo.reprise.test', password: demoPassword };
  const { body: signedIn } = await product.ask('POST', '/login', { body: login });
  const { token, identificationNumber: number } = declared;
  const carrier = { connectorId: 'http-carrier', properties: { baseUrl: 'https://carrier.example' } };
  const person = { email: 'grace@partner.example', firstname: 'Grace', lastname: 'Hopper' };
  await product.settled();
  return {
    fields: {
      ...{ token, number, code: number, imei, base64: aPicture },
      ...{ storeId: signedIn.user.currentOrganization.id, permission: 'user.list' },
    },
    bodies: {
      ...{ ...bodies, login, refreshToken: { refreshToken: signedIn.refreshToken } },
      createConnectorOrganization: { ...carrier, organizationId: root, name: 'Letters' },
      createOrganization: { type: 'buyer', commonName: 'Fourth buyer' },
      createUser: { ...person, modules: { root: 'root_management_unit_manager' }, rootOrganizationId: root },
      ...{ moveItem: { stockId }, reintegrateItem: { stockId, customer: 'settled' } },
      finalizeStoreBuyback: { customer: aCustomer, identification: anIdentity, handOverSigned: true },
      replayWebhook: { since: '2026-01-01T00:00:00.000Z' },
    },
    things: [saved, { path: '/projections', id: 'audit_log_v1' }],
  };
}
