import { generateKeyPair } from 'jose';
import { tenants } from '../demo/demo-ids';
import { forgedProvider, unsigned, type Forged } from './testing/forged-provider';
import { runProduct, type Product } from './testing/running-product';
import { ssoWorld, type SsoWorld } from './testing/sso-world';

const [{ domain }] = tenants;
const seller = `store_seller@${domain}`;

describe('what a single sign-on refuses', () => {
  let product: Product;
  let world: SsoWorld;
  let provider: Awaited<ReturnType<typeof forgedProvider>>;
  let root: string;
  let store: string;

  beforeAll(async () => {
    product = await runProduct({ SSO_PRIVATE_ADDRESSES: 'on' });
    world = ssoWorld(product);
    provider = await forgedProvider(seller);
    root = await world.organisation('root_management_unit');
    store = await world.organisation('store');
    const { issuer } = provider;
    const client = { issuer, clientId: 'reprise' };
    await world.configure({ ...client, organizationId: root, domains: [domain] });
    await world.configure({ ...client, organizationId: store, domains: ['store.example'] });
  });
  afterAll(async () => {
    await provider.stop();
    await product.close();
  });

  const returned = (url: URL, more: Record<string, string> = {}): string =>
    new URLSearchParams({ code: 'a-code', state: url.searchParams.get('state') ?? '', ...more }).toString();
  async function attempt(forged: Forged, more?: Record<string, string>) {
    const { url, cookie } = await world.begin(domain);
    provider.lies(url, forged);
    return world.finish(root, returned(url, more), cookie);
  }
  const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

  it('nothing, while the provider is honest; also if its clock is a little late', async () => {
    expect((await attempt({})).status).toBe(200);
    expect((await attempt({ claims: (said) => ({ ...said, exp: seconds(-10) }) })).status).toBe(200);
  });

  it.each<[string, Forged]>([
    ['another nonce', { claims: (said) => ({ ...said, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _none, ...said }) => said }],
    ['another audience', { claims: (said) => ({ ...said, aud: 'somebody-else' }) }],
    [
      'several audiences, of which another was authorised',
      { claims: (said) => ({ ...said, aud: ['reprise', 'x'], azp: 'x' }) },
    ],
    ['another issuer', { claims: (said) => ({ ...said, iss: 'https://accounts.example' }) }],
    ['an expired token', { claims: (said) => ({ ...said, exp: seconds(-120) }) }],
    ['a token of the future', { claims: (said) => ({ ...said, nbf: seconds(600) }) }],
    ['no subject', { claims: ({ sub: _none, ...said }) => said }],
    ['a token that nobody has signed', { token: unsigned }],
    [
      'a token whose signature is missing',
      { token: async (said) => `${(await provider.sign(said)).split('.').slice(0, 2).join('.')}.` },
    ],
    [
      'a token signed by another key',
      { token: async (said) => provider.sign(said, (await generateKeyPair('RS256')).privateKey) },
    ],
    ['an address outside the domains', { claims: (said) => ({ ...said, email: 'root@elsewhere.example' }) }],
    ['an address that is no address', { claims: (said) => ({ ...said, email: { $ne: null } }) }],
  ])('%s', async (_what, forged) => {
    const { status, body } = await attempt(forged);
    expect([status, body.code]).toEqual([401, 'sso-callback-failed']);
  });

  it('an answer that another provider gave, before the code is sent anywhere', async () => {
    const before = provider.asked();
    const { status, body } = await attempt({}, { iss: 'https://attacker.example' });
    expect([status, body.code]).toEqual([401, 'sso-callback-failed']);
    expect(provider.asked()).toBe(before);
  });

  it('an answer without its issuer from a provider that always names it', async () => {
    const { url, cookie } = await world.begin(domain);
    provider.lies(url, { description: { authorization_response_iss_parameter_supported: true } });
    expect((await world.finish(root, returned(url), cookie)).body.code).toBe('sso-callback-failed');
  });

  it('the provider’s own refusal', async () => {
    const { url, cookie } = await world.begin(domain);
    const said = new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' });
    expect((await world.finish(root, said.toString(), cookie)).body.code).toBe('sso-callback-failed');
  });

  it('another state, another browser, a second time, and a sealed cookie that was changed', async () => {
    const { url, cookie } = await world.begin(domain);
    provider.lies(url);
    const reasonOf = async (...asked: Parameters<typeof world.finish>) =>
      (await world.finish(...asked)).body.details?.reason;
    expect(await reasonOf(root, returned(url), '')).toBe('not-begun-here');
    expect(await reasonOf(root, returned(url), `${cookie.slice(0, -4)}AAAA`)).toBe('not-begun-here');
    expect((await world.finish(root, returned(url), cookie)).status).toBe(200);
    expect(await reasonOf(root, returned(url), cookie)).toBe('used-before');
    const other = await world.begin(domain);
    expect((await world.finish(root, returned(url), other.cookie)).status).toBe(401);
  });

  it('what was begun at another organisation, and at none', async () => {
    const { url, cookie } = await world.begin(domain);
    provider.lies(url);
    const answer = await world.finish(store, returned(url), cookie);
    expect([answer.status, answer.body.details.reason]).toEqual([401, 'other-organisation']);
    const nowhere = await world.finish('nowhere', returned(url), cookie);
    expect([nowhere.status, nowhere.body.code]).toEqual([502, 'sso-configuration-error']);
  });

  it('a provider that describes another issuer, or leads the browser out of the web', async () => {
    for (const description of [
      { issuer: 'https://accounts.example' },
      { authorization_endpoint: 'javascript:alert(1)' },
      { authorization_endpoint: undefined },
    ]) {
      provider.describes(description);
      const { status, body } = await product.ask('GET', `/open-id/authorization-url?domain=${domain}`);
      expect([description, status, body.code]).toEqual([description, 502, 'sso-configuration-error']);
    }
  });

  describe('in its configuration', () => {
    const sound = { issuer: 'https://id.example', clientId: 'reprise', domains: ['new.example'] };
    const codeOf = async (more: object, as?: Parameters<SsoWorld['configure']>[1]) => {
      const { status, body } = await world.configure({ ...sound, organizationId: store, ...more }, as);
      return [status, body.code];
    };

    it('addresses without TLS or in the own network, unless the environment allows them', async () => {
      const rule = product.platform.singleSignOn as { privateAddresses: boolean; plainHttp: boolean };
      const before = { ...rule };
      Object.assign(rule, { privateAddresses: false, plainHttp: false });
      for (const issuer of [
        'http://id.example',
        'https://127.0.0.1',
        'https://169.254.169.254/latest',
        'https://idp.internal',
      ])
        expect(await codeOf({ issuer })).toEqual([422, 'sso-issuer-not-allowed']);
      Object.assign(rule, before);
      for (const issuer of [
        'ftp://id.example',
        'https://user:pw@id.example',
        'https://id.example?x=1',
        'nonsense',
      ])
        expect(await codeOf({ issuer })).toEqual([422, 'invalid-request']);
    });

    it('a second one for an organisation, and a domain that another one has', async () => {
      expect(await codeOf({})).toEqual([409, 'sso-already-configured']);
      expect(await codeOf({ domains: ['x.example', domain.toUpperCase()] })).toEqual([
        409,
        'sso-domain-already-used',
      ]);
      for (const domains of [[], ['acme'], ['@acme.example'], ['a b.example'], ['*.example']])
        expect(await codeOf({ domains })).toEqual([422, 'invalid-request']);
    });

    it('roles above the account, and places that do not fit them', async () => {
      const mapped = (role: string, organizationId: string) => ({
        roles: [{ value: 'x', role, organizationId }],
      });
      for (const role of ['super_admin', 'admin', 'pseudo_anonymous'])
        expect(await codeOf(mapped(role, root))).toEqual([422, 'invalid-request']);
      expect(await codeOf(mapped('store_seller', root))).toEqual([422, 'parent-not-allowed']);
      expect(await codeOf(mapped('warehouse_operator', store))).toEqual([422, 'parent-not-allowed']);
    });

    it('being mandatory without a manager who still has a password', async () => {
      const { id } = await world.userOf(seller);
      expect(await codeOf({ mandatory: true })).toEqual([422, 'sso-emergency-user-required']);
      expect(await codeOf({ mandatory: true, emergencyUserId: id })).toEqual([
        422,
        'sso-emergency-user-required',
      ]);
    });

    it('everybody but managers of the whole account', async () => {
      for (const as of ['store_manager', 'management_unit_manager', 'buyer_manager', 'visitor'] as const)
        expect(await codeOf({}, as)).toEqual([403, 'forbidden']);
    });
  });
});
