import { KeptMailer } from '@reprise/gateways';
import { Passwords } from '@reprise/identity';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { peopleOf, type People } from './testing/people';
import { runProduct, type Product } from './testing/running-product';

const [here, there] = tenants;
const attempts = 10;

describe('at the door', () => {
  let product: Product;
  let people: People;
  beforeAll(async () => {
    product = await runProduct({}, true);
    people = peopleOf(product);
  });
  afterAll(() => product.close());

  let addresses = 0;
  const elsewhere = () => `10.90.0.${(addresses += 1)}`;
  const login = (email: string, password: string, from = elsewhere(), headers = {}) =>
    product.ask('POST', '/login', { body: { email, password }, from, headers });
  const guess = async (email: string, times: number) => {
    const answers = [];
    for (let turn = 0; turn < times; turn += 1) answers.push(await login(email, `Wrong-Horse-${turn}`));
    return answers;
  };
  const shown = (answer: Awaited<ReturnType<typeof login>> | undefined) => [
    answer?.status,
    answer?.body.code,
  ];
  const noticesTo = async (email: string) => {
    const { dataDir } = product;
    const kept = new KeptMailer({ dataDir, now: () => systemClock.now() });
    const mails = await kept.list(accountIdOf(here));
    return mails.filter(({ to, template }) => to === email && template === 'login-notice');
  };

  it('wrong passwords for one person are refused from everywhere: 429 with Retry-After, and one mail', async () => {
    const email = `warehouse_operator@${here.domain}`;
    const answers = await guess(email, attempts + 3);
    expect(shown(answers[attempts - 1])).toEqual([401, 'credentials-incorrect']);
    expect(shown(answers[attempts])).toEqual([429, 'too-many-requests']);
    expect(Number(answers[attempts]?.headers['retry-after'])).toBeGreaterThan(0);
    // Also with the right one, or a guesser would learn which it is.
    expect((await login(email, product.password)).status).toBe(429);
    await eventually(async () => (await noticesTo(email)).length === 1);
    expect((await login(`warehouse_manager@${here.domain}`, product.password)).status).toBe(200);
  });

  it('an unknown person is refused in the same words, after as many', async () => {
    const answers = await guess('nobody@nowhere.example', attempts + 1);
    expect(shown(answers[attempts - 1])).toEqual([401, 'credentials-incorrect']);
    expect(shown(answers[attempts])).toEqual([429, 'too-many-requests']);
  });

  it('the right password passes in a browser that has been used before', async () => {
    const email = `buyer_manager@${here.domain}`;
    const before = await login(email, product.password);
    const [cookie = ''] = String(before.headers['set-cookie']).split(';');
    expect(before.headers['set-cookie']).toMatch(/^reprise-device=.*; Path=\/api; HttpOnly; SameSite=Lax$/);
    await guess(email, attempts + 1);
    expect((await login(email, product.password)).status).toBe(429);
    expect((await login(email, product.password, elsewhere(), { cookie })).status).toBe(200);
    const strange = { cookie: `${cookie}x` };
    expect((await login(email, product.password, elsewhere(), strange)).status).toBe(429);
  });

  it('an e-mail address of another tenant’s user is taken like any other', async () => {
    const email = `store_manager@${there.domain}`;
    const { timOrganizationId } = await people.placesOf('store_seller');
    const body = {
      ...{ email, firstname: 'Ada', lastname: 'Byron' },
      ...{ modules: { tim: 'store_seller' }, timOrganizationId },
    };
    const made = await product.ask('POST', '/users', { as: 'admin', body });
    expect(made.status).toBe(201);
    const again = await product.ask('POST', '/users', { as: 'admin', body });
    expect(shown(again)).toEqual([409, 'email-already-used']);
    const signedIn = await login(email, product.password);
    expect(signedIn.body.user.currentOrganization.account.id).toBe(accountIdOf(there));
  });

  it('who has one password at two tenants enters the one whose host name it is', async () => {
    const email = `store_seller@${there.domain}`;
    const { timOrganizationId } = await people.placesOf('store_seller');
    const twin = await people.arrives({ email, modules: { tim: 'store_seller' }, timOrganizationId });
    const passwords = new Passwords(product.platform.documents, product.platform.clock);
    await passwords.set(twin.id, product.password);
    for (const tenant of [here, there]) {
      const { body } = await login(email, product.password, elsewhere(), { host: tenant.host });
      expect(body.user.currentOrganization.account.id).toBe(accountIdOf(tenant));
    }
  });
});
