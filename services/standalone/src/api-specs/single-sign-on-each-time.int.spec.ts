import { eventually } from '@reprise/kernel/testing';
import { tenants } from '../demo/demo-ids';
import { forgedProvider } from './testing/forged-provider';
import { runProduct, type Product } from './testing/running-product';
import { ssoWorld, type SsoWorld } from './testing/sso-world';

const [, { domain, host }] = tenants;
const seller = `store_seller@${domain}`;
const chief = `root_management_unit_manager@${domain}`;

describe('every single sign-on of an account with a site of its own', () => {
  let product: Product;
  let world: SsoWorld;
  let provider: Awaited<ReturnType<typeof forgedProvider>>;
  let root: string;
  let configuration: string;

  beforeAll(async () => {
    product = await runProduct({ SSO_PRIVATE_ADDRESSES: 'on' });
    world = ssoWorld(product, 'other:root_management_unit_manager');
    provider = await forgedProvider(seller);
    root = await world.organisation('root_management_unit');
    const store = await world.organisation('store');
    const roles = [
      { value: 'managers', role: 'store_manager', organizationId: store },
      { value: 'heads', role: 'root_management_unit_manager', organizationId: root },
    ];
    const { issuer } = provider;
    const given = { issuer, clientId: 'reprise', organizationId: root, domains: [domain], roles };
    configuration = (await world.configure(given)).body.id;
  });
  afterAll(async () => {
    await provider.stop();
    await product.close();
  });

  async function comeIn(groups: readonly string[], more: object = {}, at?: string) {
    const { url, cookie } = await world.begin(domain, { ...(at && { host: at }) });
    provider.lies(url, { claims: (said) => ({ ...said, groups, ...more }) });
    const returned = new URLSearchParams({ code: 'c', state: url.searchParams.get('state') ?? '' });
    return { url, answer: await world.finish(root, returned.toString(), cookie) };
  }
  const backOf = ({ url }: { url: URL }) => url.searchParams.get('redirect_uri');

  it('ends on the site where it began, and on no host that only the request names', async () => {
    const path = `/dashboard/open-id/${root}/callback`;
    const own = await comeIn([], {}, `${host}:3000`);
    expect([backOf(own), own.answer.status]).toEqual([`http://${host}:3000${path}`, 200]);
    for (const at of ['localhost:3000', 'evil.example', `${host}.evil.example`, `evil.example:3000`])
      expect([at, backOf(await comeIn([], {}, at))]).toEqual([at, `http://localhost:3000${path}`]);
  });

  it('tells both addresses to who registers them with the provider', async () => {
    const { body } = await world.change(configuration, {});
    expect(body).toMatchObject({
      callbackUrl: `http://localhost:3000/dashboard/open-id/${root}/callback`,
      siteCallbackUrl: `http://${host}:3000/dashboard/open-id/${root}/callback`,
      siteLogoutUrl: `http://${host}:3000/dashboard/open-id/logout`,
    });
  });

  it('leaves alone whom the provider puts in no mapped group', async () => {
    expect((await comeIn(['others'])).answer.body.user).toMatchObject({ types: ['store_seller'] });
  });

  it('gives names and the role of today’s group, takes the earlier one, and the history says so', async () => {
    const names = { given_name: 'Ada', family_name: 'Byron' };
    const { body } = (await comeIn(['managers'], names)).answer;
    expect(body.user).toMatchObject({ firstname: 'Ada', lastname: 'Byron', types: ['store_manager'] });
    expect((await comeIn(['heads'])).answer.body.user.modules).toEqual({
      root: 'root_management_unit_manager',
    });
    expect(await world.userOf(seller)).not.toHaveProperty('timOrganizationId');
    // What a document announces comes after the answer.
    await eventually(async () => {
      const { body: entries } = await product.ask('GET', `/audit-entries?documentId=${body.user.id}`, {
        as: 'other:root_management_unit_manager',
        headers: { accept: 'application/json' },
      });
      expect(entries[0]).toMatchObject({ action: 'update', actorRole: 'program', actorId: configuration });
      return true;
    });
  });

  it('lets nobody in who has left the group that gave him his role', async () => {
    const { answer } = await comeIn([]);
    expect([answer.status, answer.body.code]).toEqual([403, 'sso-user-unknown']);
    expect((await comeIn(['managers'])).answer.body.user).toMatchObject({ types: ['store_manager'] });
  });

  it('does not take the emergency user’s role', async () => {
    const { id } = await world.userOf(chief);
    await world.change(configuration, { mandatory: true, emergencyUserId: id });
    const { answer } = await comeIn(['managers'], { email: chief, sub: 'the-chief' });
    expect(answer.body.user).toMatchObject({ types: ['root_management_unit_manager'] });
  });
});
