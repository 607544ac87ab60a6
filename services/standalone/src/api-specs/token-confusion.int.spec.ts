import { tenants } from '../demo/demo-ids';
import { offerOf, webDeclaration } from './testing/declaring';
import { forgedProvider } from './testing/forged-provider';
import { runProduct, type Product } from './testing/running-product';
import { ssoWorld } from './testing/sso-world';
import { tokenKinds } from './testing/token-kinds';
import { tokenPlaces } from './testing/token-places';

const [{ domain }] = tenants;

describe('a token', () => {
  let product: Product;
  let provider: Awaited<ReturnType<typeof forgedProvider>>;
  let root: string;
  beforeAll(async () => {
    product = await runProduct({ SSO_PRIVATE_ADDRESSES: 'on' });
    const world = ssoWorld(product);
    provider = await forgedProvider(`store_seller@${domain}`);
    root = await world.organisation('root_management_unit');
    const { issuer } = provider;
    await world.configure({ issuer, clientId: 'reprise', organizationId: root, domains: [domain] });
  });
  afterAll(async () => {
    await provider.stop();
    await product.close();
  });

  async function askedForAnAnswer(): Promise<void> {
    const plain = { accept: 'application/json' };
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { body } = await product.ask('GET', path, { as: 'admin', headers: plain });
    const change = { visitorChallengeEnabled: true };
    await product.ask('PATCH', `/organization-root-details/${body.id}`, { as: 'admin', body: change });
  }

  it('is taken where it belongs, and nowhere else', async () => {
    const declaration = webDeclaration(await offerOf(product, 'iphone'), 'web_post');
    const declared = await product.ask('POST', '/buybacks', { as: 'visitor', body: declaration });
    const { body: access } = await product.ask('GET', `/organizations/${root}/typesense`, { as: 'visitor' });
    await askedForAnAnswer();
    const { kinds, holder } = await tokenKinds(product, domain, declared.body.token);
    const known = { holder, domain, buybackId: declared.body.id, declaration, root };
    const { places, answers } = tokenPlaces(product, { ...known, collection: access.collection });
    const taken: Record<string, string[]> = {};
    for (const [place, isTaken] of Object.entries(places)) {
      taken[place] = [];
      for (const [kind, make] of Object.entries(kinds)) {
        const token = await make();
        expect([kind, token.length > 15]).toEqual([kind, true]);
        if (await isTaken(token)) taken[place]?.push(kind);
      }
    }
    expect(taken).toEqual({
      bearer: ['session', 'visitor'],
      tokenHeader: ['session', 'visitor'],
      streamAddress: ['session', 'visitor'],
      refresh: ['refresh'],
      pendingLogin: ['pendingLogin'],
      passkeyShown: ['passkeyAsked'],
      passkeyAdded: ['passkeyMade'],
      passwordLink: ['passwordLink'],
      visitorCookie: ['visitor'],
      deviceCookie: ['device'],
      singleSignOnCookie: ['singleSignOn'],
      buybackLink: ['buybackLink'],
      search: ['search'],
      challenge: ['challenge'],
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
