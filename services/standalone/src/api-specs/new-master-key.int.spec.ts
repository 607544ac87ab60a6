import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CustomerVault, SecretTampered } from '@reprise/gateways';
import { openEngines, openSecrets, readConfig, type Engines } from '@reprise/hosting';
import { totpCode } from '@reprise/identity/testing';
import { eventually } from '@reprise/kernel/testing';
import { PaymentFileStore } from '@reprise/payment';
import type { Document } from '@reprise/read-kernel/documents';
import { runRotation, sealedFields } from '@reprise/worker/rotate';
import { openApplication, type OpenedApplication } from '../open-application';
import { aCustomer, anIdentity, declarationOf, offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';
import { sealedTexts, sealedTextsIn } from './testing/sealed-texts';

const [before, now] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const noteText = 'Mrs Smith came back';

/** What people hold when the key changes. */
type Held = { cart: string; answer: unknown; link: string; admin: string; visitor: string; search: object };

const plain = { accept: 'application/json' };
async function sealConnectorSecret({ ask }: Product): Promise<void> {
  const roots = await ask('GET', '/organizations?type=root_management_unit', { as: 'admin', headers: plain });
  const link = { connectorId: 'http-carrier', organizationId: roots.body[0].id, name: 'Post' };
  const body = { ...link, properties: { baseUrl: 'https://carrier.example' } };
  const { id } = (await ask('POST', '/connector-organizations', { as: 'admin', body })).body;
  const secrets = { token: 'only-for-tests' };
  const sealed = await ask('POST', `/connector-organizations/${id}/secrets`, {
    as: 'admin',
    body: { secrets },
  });
  expect(sealed.status).toBe(200);
}

/**
 * Something in every place that encrypts: customers, a cart, a note, a voucher, a webhook, a single sign-on, second
 * factors, a connector, a payment file.
 */
async function play(product: Product): Promise<Held> {
  const { ask, platform, accountId } = product;
  const offer = await offerOf(product, 'iphone');
  const { locale: _locale, ...facts } = declarationOf(offer, 'web_drop_label');
  const cart = randomUUID();
  const lines = [{ inCartId: randomUUID(), ...facts }];
  const body = { lines, customer: aCustomer, identification: anIdentity, termsAccepted: true };
  await ask('PUT', `/cart/${cart}`, { as: 'visitor', body });
  const answer = (await ask('POST', `/cart/${cart}/validate`, { as: 'visitor' })).body;
  const declared = { as: 'visitor', body: webDeclaration(offer, 'web_drop_label') } as const;
  const { id, token } = (await ask('POST', '/buybacks', declared)).body;
  const hook = { url: 'https://partner.example/reprise' };
  const { body: webhook } = await ask('POST', '/webhooks', { as: 'admin', body: hook });
  await ask('POST', `/webhooks/${webhook.id}/rotate-secret`, { as: 'admin' });
  const organizationId = (await ask('GET', '/organizations?type=store', { as: 'admin', headers: plain }))
    .body[0].id;
  const client = { issuer: 'https://id.example', clientId: 'reprise', domains: ['id.example'] };
  const sso = await ask('POST', '/sso-configurations', { as: 'admin', body: { organizationId, ...client } });
  const clientSecret = 'only-for-tests';
  await ask('POST', `/sso-configurations/${sso.body.id}/client-secret`, {
    as: 'admin',
    body: { clientSecret },
  });
  const app = await ask('POST', '/session/factors/totp', { as: 'store_seller' });
  const code = totpCode(app.body.secret, platform.clock.now());
  await ask('POST', '/session/factors/totp/confirm', { as: 'store_seller', body: { code } });
  await ask('POST', '/session/factors/totp', { as: 'store_manager' });
  await sealConnectorSecret(product);
  await platform.notes.keep({ accountId, commandId: randomUUID() }, noteText);
  const { documents, secrets, files, clock } = platform;
  const paymentFiles = new PaymentFileStore(documents, secrets, files, clock);
  await paymentFiles.keep({ id: randomUUID(), accountId }, '<Document/>');
  const { ord } = (await welcome(product)).body;
  const { body: access } = await ask('GET', `/organizations/${ord.id}/typesense`, { as: 'visitor' });
  await product.settled();
  return {
    ...{ cart, answer, link: `/buybacks/${id}/instructions?token=${token}`, search: access },
    ...{ admin: await product.tokenOf('admin'), visitor: await product.tokenOf('visitor') },
  };
}

const welcome = ({ ask }: Product) =>
  ask('POST', '/webtoken-with-account-and-ord', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'url=http%3A%2F%2Flocalhost',
  });

describe('an installation with a new master key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-new-key-'));
  const environment = (key: string, others = '') => ({
    ...{ DATA_DIR: dataDir, LOG_DURABILITY: 'NORMAL', SECRETS_KEY: key, SECRETS_KEYS_OTHER: others },
  });
  const boxOf = (key: string, others = '') =>
    openSecrets(readConfig(environment(key, others), 'command')).box;
  let held: Held;
  let host: OpenedApplication;
  let engines: Engines;

  beforeAll(async () => {
    const product = await runProduct({ ...environment(before), PORT: '0' });
    held = await play(product).finally(() => product.close());
    host = await openApplication(readConfig(environment(now, before)));
    engines = await openEngines(readConfig(environment(now, before), 'command'));
  });
  afterAll(async () => {
    await host.close();
    await engines.close();
    rmSync(dataDir, { recursive: true });
  });

  async function call(
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    more: Record<string, string> = {},
  ) {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { accept: 'application/json', ...authorization, ...more };
    const reply = await host.app.inject({ method, url: `/api${path}`, headers });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
  }
  async function rotate(...args: string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await runRotation(args, { documents: engines.documents, box: boxOf(now, before), say });
    return lines;
  }
  const declared = () => sealedFields.map(({ collection, path }) => `${collection.name} ${path}`).sort();
  async function peopleGoOn(): Promise<void> {
    expect((await call('GET', '/organizations/root', held.admin)).status).toBe(200);
    expect((await call('POST', `/cart/${held.cart}/validate`, held.visitor)).body).toEqual(held.answer);
    expect((await call('GET', held.link, held.visitor)).status).toBe(200);
    const { token, collection } = Object(held.search);
    const path = `/search/collections/${collection}/documents/search?q=iphone&query_by=label`;
    const found = await eventually(async () => {
      const reply = await call('GET', path, undefined, { 'x-typesense-api-key': token });
      return reply.status === 503 ? false : reply;
    });
    expect(found.status).toBe(200);
  }

  it('encrypts only in the declared fields, and each of these was used', async () => {
    const found = await sealedTexts(engines.documents);
    expect([...new Set(found.map(({ collection, path }) => `${collection} ${path}`))].sort()).toEqual(
      declared(),
    );
    expect(await sealedTexts(engines.readDocuments)).toEqual([]);
    const events = await engines.log.readAll('', 10_000);
    expect(events.length).toBeGreaterThan(10);
    expect(sealedTextsIn(events)).toEqual([]);
  });

  it('keeps working for whoever is logged in, visiting, or has a link in a mail', () => peopleGoOn());

  it('counts first, then re-encrypts everything, and finds nothing more', async () => {
    const counted = await rotate('--dry-run');
    expect(counted.join('\n')).toMatch(/customer_keys +[1-9]\d* to re-encrypt, 0 current, 0 could not/);
    const done = await rotate();
    expect(done.join('\n')).not.toMatch(/ [1-9]\d* could not be decrypted/);
    const again = await rotate();
    expect(again.join('\n')).not.toMatch(/ [1-9]\d* re-encrypted/);
    expect(again.at(-1)).toBe('Everything is encrypted with SECRETS_KEY.');
  });

  it('decrypts everything with the new key alone, and nothing with the previous one', async () => {
    const [alone, gone] = [boxOf(now), boxOf(before)];
    const places = new Map(sealedFields.map((field) => [`${field.collection.name} ${field.path}`, field]));
    for (const { collection, path, id, text } of await sealedTexts(engines.documents)) {
      const field = places.get(`${collection} ${path}`);
      if (field?.byDataKey) continue;
      expect(alone.open(text, field?.place(id) ?? '')).toBeTruthy();
      expect(() => gone.open(text, field?.place(id) ?? '')).toThrow(SecretTampered);
    }
    const vault = new CustomerVault(engines.documents, alone);
    const customers = engines.documents.collection<Document & { accountId: string }>({ name: 'customers' });
    const all = await customers.find({});
    expect(all.length).toBeGreaterThan(1);
    for (const { _id, accountId } of all)
      expect(await vault.read({ accountId }, _id, 'contact')).toMatchObject({ state: 'known' });
    await peopleGoOn();
  });

  it('lists a text that somebody changed, leaves it alone, and reports that no key may be removed', async () => {
    const notes = engines.documents.collection<Document & { sealed: string }>({ name: 'notes' });
    const [note] = await notes.find({});
    if (!note) throw new Error('no note was played');
    const { _revision, ...rest } = note;
    const broken = { ...rest, sealed: `${note.sealed.slice(0, -6)}AAAAAA` };
    await notes.put(broken, _revision);
    await expect(rotate()).rejects.toThrow(/^1 texts cannot be decrypted .* do not remove any key yet/);
    expect(await notes.get(note._id)).toMatchObject(broken);
  });

  it('refuses other arguments', async () => {
    await expect(rotate('--force')).rejects.toThrow('npm run rotate-master-key');
  });
});
