import { tenants } from '../demo/demo-ids';
import { clientSecret, ProviderVisit, startProvider } from './testing/identity-provider';
import { runProduct, type Product } from './testing/running-product';
import { ssoWorld, type SsoWorld } from './testing/sso-world';

const [{ domain }, other] = tenants;
const origin = 'http://localhost:3000/dashboard';
const chief = `root_management_unit_manager@${domain}`;
const seller = `store_seller@${domain}`;

describe('single sign-on at a real provider', () => {
  let product: Product;
  let world: SsoWorld;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let organizationId: string;
  let configurationId: string;
  const verified = { email_verified: true };
  const people = {
    seller: { ...verified, email: seller },
    new: {
      ...verified,
      email: `ada@${domain}`,
      given_name: 'Ada',
      family_name: 'Byron',
      groups: ['sellers'],
    },
    unmapped: { ...verified, email: `bob@${domain}`, groups: ['others'] },
    operator: { ...verified, email: `admin@${domain}` },
    foreign: { ...verified, email: 'eve@elsewhere.example' },
    unverified: { email: `carl@${domain}`, email_verified: false, groups: ['sellers'] },
    impostor: { ...verified, email: seller.toUpperCase() },
  };

  beforeAll(async () => {
    product = await runProduct({ SSO_PRIVATE_ADDRESSES: 'on' });
    world = ssoWorld(product);
    organizationId = await world.organisation('root_management_unit');
    const callbacks = [`${origin}/open-id/${organizationId}/callback`];
    provider = await startProvider(people, { callbacks, logout: `${origin}/open-id/logout` });
    const roles = [
      { value: 'sellers', role: 'store_seller', organizationId: await world.organisation('store') },
    ];
    const { issuer } = provider;
    const made = await world.configure({
      organizationId,
      issuer,
      clientId: 'reprise',
      domains: [domain],
      roles,
    });
    expect(made.status).toBe(201);
    configurationId = made.body.id;
    await world.setSecret(configurationId, clientSecret);
  });
  afterAll(async () => {
    await provider.stop();
    await product.close();
  });

  async function comeIn(who: keyof typeof people) {
    const { url, cookie } = await world.begin(domain);
    const back = await new ProviderVisit(provider.issuer).logIn(url.href, who);
    return { back, cookie, answer: await world.finish(organizationId, back, cookie) };
  }
  const refused = async (who: keyof typeof people) => {
    const { answer } = await comeIn(who);
    return [answer.status, answer.body.code, answer.body.details?.reason];
  };

  it('can be tested before anybody uses it: the provider accepts the client, and no other secret', async () => {
    expect((await world.test(configurationId)).body).toEqual({
      outcome: 'works',
      detail: '',
      endsSessions: true,
    });
    await world.setSecret(configurationId, 'another-secret');
    // In the provider's own words.
    expect((await world.test(configurationId)).body).toMatchObject({
      outcome: 'client-refused',
      detail: 'client authentication failed',
    });
    const { body } = await world.setSecret(configurationId, clientSecret);
    expect(body.clientSecretSetAt).toEqual(expect.any(String));
    expect(body.callbackUrl).toBe(`${origin}/open-id/${organizationId}/callback`);
    expect(JSON.stringify(body)).not.toContain(clientSecret);
  });

  it('leads to the provider with PKCE, state and nonce, and back to this installation', async () => {
    const { url } = await world.begin(domain);
    const asked = Object.fromEntries(url.searchParams);
    expect(url.origin).toBe(provider.issuer);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'reprise',
      code_challenge_method: 'S256',
    });
    expect(asked['redirect_uri']).toBe(`${origin}/open-id/${organizationId}/callback`);
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(asked[secret]?.length).toBeGreaterThan(30);
  });

  it('leads to a provider that asks who it is, where somebody comes in as another person', async () => {
    expect((await world.begin(domain)).url.searchParams.has('prompt')).toBe(false);
    const { url } = await world.begin(domain, { more: '&prompt=login' });
    expect(url.searchParams.get('prompt')).toBe('login');
    const path = `/open-id/authorization-url?domain=${domain}&prompt=none`;
    expect((await product.ask('GET', path)).status).toBe(400);
  });

  it('does not begin on the site of another account, and says where it does', async () => {
    const path = `/open-id/authorization-url?domain=${domain}`;
    const { status, body } = await product.ask('GET', path, { headers: { host: `${other.host}:3000` } });
    const details = { site: 'http://localhost:3000' };
    expect([status, body.code, body.details]).toEqual([409, 'sso-other-site', details]);
  });

  it('opens the session of a user whom we know', async () => {
    const { answer } = await comeIn('seller');
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email: seller, currentModule: 'tim' });
    const me = await product.ask('GET', '/buybacks', {
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(me.status).toBe(200);
  });

  it('makes a new user with the mapped role and place, once, and the history says by whom', async () => {
    const first = await comeIn('new');
    expect(first.answer.body.user).toMatchObject({ firstname: 'Ada', types: ['store_seller'] });
    const again = await comeIn('new');
    expect(again.answer.body.user.id).toBe(first.answer.body.user.id);
    const user = await world.userOf(`ada@${domain}`);
    expect(user).toMatchObject({ forceConnectionBySso: true, modules: { tim: 'store_seller' } });
    await product.settled();
    const { body } = await product.ask('GET', `/audit-entries?documentId=${user.id}`, {
      as: 'root_management_unit_manager',
      headers: { accept: 'application/json' },
    });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ action: 'create', actorRole: 'program', actorId: configurationId });
  });

  it('makes nobody of a person without a mapped role, and speaks for nobody outside its account and domains', async () => {
    expect(await refused('unmapped')).toEqual([403, 'sso-user-unknown', undefined]);
    // An operator has the address, and is the platform's.
    expect(await refused('operator')).toEqual([403, 'sso-user-unknown', undefined]);
    expect(await refused('foreign')).toEqual([401, 'sso-callback-failed', 'other-domain']);
    expect(await refused('unverified')).toEqual([401, 'sso-callback-failed', 'email-not-verified']);
    expect(await world.userOf(`bob@${domain}`)).toBeUndefined();
  });

  it('does not give a user to another person who got his address', async () => {
    expect(await refused('impostor')).toEqual([401, 'sso-callback-failed', 'other-subject']);
  });

  it('goes on when the provider has changed its keys', async () => {
    await provider.rotateKeys();
    expect((await comeIn('seller')).answer.status).toBe(200);
  });

  it('ends the session at the provider, which leads back to us', async () => {
    const { url, cookie } = await world.begin(domain);
    const browser = new ProviderVisit(provider.issuer);
    const back = await browser.logIn(url.href, 'seller');
    const { openIdLogoutUrl } = (await world.finish(organizationId, back, cookie)).body;
    expect((await browser.logOut(openIdLogoutUrl)).href).toBe(`${origin}/open-id/logout`);
    // Who is asked again is not logged in there any more.
    const next = await world.begin(domain);
    expect((await browser.logIn(next.url.href, 'new')).searchParams.get('code')).not.toBeNull();
  });

  describe('where the organisation requires it', () => {
    beforeAll(async () => {
      const { id } = await world.userOf(chief);
      const changed = await world.change(configurationId, { mandatory: true, emergencyUserId: id });
      expect(changed.status).toBe(200);
    });

    it('every password of its domain is answered alike, and the provider lets people in', async () => {
      for (const [email, password] of [
        [seller, product.password],
        [seller, 'Wrong-Horse-1'],
        [`nobody@${domain}`, 'Wrong-Horse-1'],
      ] as const) {
        const { status, body } = await world.password(email, password);
        expect([email, status, body.code]).toEqual([email, 403, 'sso-mandatory']);
      }
      expect((await comeIn('seller')).answer.status).toBe(200);
    });

    it('one manager still enters by password, and operators do', async () => {
      expect((await world.password(chief, product.password)).status).toBe(200);
      expect((await world.password(`admin@${domain}`, product.password)).status).toBe(200);
    });

    it('while the provider is away the refusal says so, and the manager can switch it off', async () => {
      await provider.stop();
      const begun = await product.ask('GET', `/open-id/authorization-url?domain=${domain}`);
      expect([begun.status, begun.body.code]).toEqual([502, 'sso-configuration-error']);
      expect((await world.test(configurationId)).body.outcome).toBe('unreachable');
      await world.change(configurationId, { active: false });
      // Also people whose own record says single sign-on: there is none that knows them.
      expect((await world.password(seller, product.password)).status).toBe(200);
    });
  });
});
