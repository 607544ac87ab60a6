import type { Page } from 'playwright-core';
import { apiOf } from '../support/api';
import { laptop } from '../support/browser';
import { journeyOf } from '../support/journey-of';
import { clientSecret, startProvider } from '../support/provider';
import { stage } from '../support/stage';

const product = stage('journey', { SSO_PRIVATE_ADDRESSES: 'on' });
const domain = 'other.reprise.test';
const seller = `store_seller@${domain}`;
const chief = `root_management_unit_manager@${domain}`;
/** The tenant's own site. */
const site = (): string => product.url.replace('//localhost', '//other.localhost');

/** The provider of the whole account, without which its people do not come in. */
async function requireProvider() {
  const api = apiOf(product.url);
  const token = await api.login(chief);
  const of = async (path: string) => (await api.call('GET', path, token)).body as unknown as { id: string }[];
  const [root] = await of('/organizations?type=root_management_unit');
  const [manager] = await of(`/users?email=${chief}`);
  const provider = await startProvider(
    {
      sam: { email: seller, email_verified: true },
      // The provider knows her, and nobody here does.
      ida: { email: `ida@${domain}`, email_verified: true },
      max: { email: chief, email_verified: true },
    },
    {
      callbacks: [`${site()}/dashboard/open-id/${root?.id}/callback`],
      logout: `${site()}/dashboard/open-id/logout`,
    },
  );
  const { status, body } = await api.call('POST', '/sso-configurations', token, {
    ...{ organizationId: root?.id, issuer: provider.issuer, clientId: 'reprise', domains: [domain] },
    ...{ mandatory: true, emergencyUserId: manager?.id },
  });
  expect(status).toBe(201);
  await api.call('POST', `/sso-configurations/${body['id']}/client-secret`, token, { clientSecret });
  return provider;
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(seller);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Reprise2026');
  await page.keyboard.press('Enter');
}

async function throughProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /avec mon organisation|mon organisation/ }).click();
  await page.getByLabel(/^Adresse e-mail/).fill(email);
  await page.keyboard.press('Enter');
}

async function logInAtProvider(page: Page, issuer: string, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  expect(page.url()).toContain(issuer);
  await page.locator('input[name=password]').fill('any');
  await page.keyboard.press('Enter');
}

describe('an organisation whose people come in through its provider alone', () => {
  let provider: Awaited<ReturnType<typeof requireProvider>> | undefined;
  afterEach(() => provider?.stop());

  it('leads from the password to the provider, to the page asked for, and out of both again', async () => {
    provider = await requireProvider();
    const page = await (await laptop(product.browser)).newPage();
    const { faults, screen } = journeyOf('single-sign-on', page);

    await page.goto(`${site()}/dashboard/buybacks?status=bb_in_transit`);
    await page.waitForURL(/\/dashboard\/login/);
    await typePassword(page);
    await logInAtProvider(page, provider.issuer, 'sam');
    await page.waitForURL(`${site()}/dashboard/buybacks?status=bb_in_transit`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await screen('page-asked-for');

    await page.getByRole('button', { name: /Profil/ }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    await page.waitForURL(`${site()}/dashboard/open-id/logout**`);
    await page.getByRole('heading', { name: 'Vous êtes déconnecté' }).waitFor();
    await screen('logged-out');

    // The provider has forgotten him too: it asks who he is.
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await typePassword(page);
    await logInAtProvider(page, provider.issuer, 'ida');
    await page.getByRole('heading', { name: 'Vous n’êtes pas connecté' }).waitFor();
    await screen('refused');

    // It would bring her back at once: it is told to ask.
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await typePassword(page);
    await logInAtProvider(page, provider.issuer, 'sam');
    await page.waitForURL(`${site()}/dashboard/home`);
    expect(faults).toEqual([]);
  });

  it('brings back what was typed into a form before the session ended by itself', async () => {
    provider = await requireProvider();
    const page = await (await laptop(product.browser)).newPage();
    const { screen } = journeyOf('single-sign-on-form', page);
    await page.goto(`${site()}/dashboard/settings/tim/general`);
    await throughProvider(page, chief);
    await logInAtProvider(page, provider.issuer, 'max');
    const address = page.getByLabel(/^Adresse d’aide aux vendeurs/);
    await address.fill('aide@enseigne.test');

    await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '{}' }));
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('button', { name: 'Se reconnecter' }).click();
    await page.waitForURL(/\/dashboard\/login/);
    await page.unroute('**/api/**');
    await throughProvider(page, chief);
    await page.waitForURL(`${site()}/dashboard/settings/tim/general`);
    await page.getByText(/Ce que vous aviez saisi/).waitFor();
    expect(await address.inputValue()).toBe('aide@enseigne.test');
    await screen('typed-again');
  });
});
