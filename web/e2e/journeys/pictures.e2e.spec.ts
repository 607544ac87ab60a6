import type { Role } from '@reprise/contracts/permissions';
import type { Page } from 'playwright-core';
import { aCustomer, anIdentity, fillIn } from '../support/a-customer';
import { apiOf } from '../support/api';
import { scan, signIn } from '../support/colleague';
import { atOneMoment } from '../support/one-moment';

const product = atOneMoment();

const wait = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function answer(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const before = page.url();
    await page.getByText(text, { exact: true }).first().click();
    await page.waitForFunction((url) => location.href !== url, before);
  }
}

async function search(page: Page, text: string, found: string): Promise<void> {
  await page.getByLabel('Votre produit').fill(text);
  await page.keyboard.press('Enter');
  await wait(page, found);
}

async function signedIn(role: Role) {
  const { page, looks } = await product.person();
  await signIn(page, product.url, role);
  const open = async (path: string): Promise<void> => {
    await page.goto(`${product.url}/dashboard${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  return { page, looks, open };
}

/** Declared by the demonstration's first customer, with a label. */
const phoneInTheMail = '8202101629131';

/** The link that a mail of the demonstration is about. */
async function linkIn(page: Page, { to, subject }: { to: string; subject: string }): Promise<string> {
  await page.goto(`${product.url}/demo/mails`);
  await page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).click();
  const link = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href');
  const { pathname, search } = new URL(String(link));
  return `${product.url}${pathname}${search}`;
}

type Row = { readonly id: string };

async function first(path: string): Promise<Row> {
  const { call, login } = apiOf(product.url);
  const token = await login('root_management_unit_manager@demo.reprise.test');
  const [row] = (await call('GET', path, token)).body as unknown as Row[];
  if (!row) throw new Error(`nothing in ${path}`);
  return row;
}

/** A second attempt finds it there. */
async function checkIn(): Promise<void> {
  const { call, login } = apiOf(product.url);
  const { id } = await first(`/buybacks?identificationNumber=${phoneInTheMail}`);
  await call('POST', `/items/${id}/check-in`, await login('warehouse_operator@demo.reprise.test'), {});
}

/** By a name of its own, of which its number is made. */
async function prepareBatch(): Promise<void> {
  const token = await apiOf(product.url).login('root_management_unit_manager@demo.reprise.test');
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    'idempotency-key': '01985c00-0000-7000-8000-000000000001',
  };
  const made = await fetch(`${product.url}/api/payment-batches`, { method: 'POST', headers, body: '{}' });
  expect(made.status).toBe(201);
}

async function sells(): Promise<void> {
  const { page, looks } = await product.person();
  await page.goto(product.url);
  await wait(page, 'Smartphones');
  await looks('home', 360);
  await looks('home', 1280);
  await search(page, 'pixel', 'Google Pixel 8 128 Go');
  await looks('results', 360);
  await search(page, 'iphone 14', 'Apple iPhone 14 128 Go');
  await page.getByText('Apple iPhone 14 128 Go').first().click();
  await wait(page, 'S’allume-t-il normalement ?');
  await looks('question', 360);
  await looks('question', 1280, 'dark');
  await answer(page, 'Oui', 'Comme neuf', 'Traces d’usage', 'Oui');
  await page.getByLabel('Numéro IMEI').fill('353456781234569');
  await press(page, /continuer/i);
  await page.getByRole('button', { name: 'Vendre à ce prix' }).waitFor();
  await looks('price', 360);
  await press(page, 'Vendre à ce prix');
  await wait(page, 'Dépôt en point relais');
  await answer(page, 'Dépôt en point relais');
  await wait(page, 'Virement bancaire');
  await answer(page, 'Virement bancaire');
  await press(page, 'Continuer');
  await fillIn(page, { ...aCustomer, ...anIdentity });
  await page.locator('[name="country"]').selectOption('FR');
  await page.locator('[name="identification.type"]').selectOption('identity_card');
  await press(page, /continuer/i);
  await page.getByRole('checkbox').first().waitFor();
  await looks('summary', 1280);
}

async function followsMails(): Promise<void> {
  const { page, looks } = await product.person();
  const mail = { to: 'ines.moreau@example.test', subject: 'Une nouvelle proposition' };
  await page.goto(await linkIn(page, mail));
  await wait(page, 'Rayures visibles');
  await looks('offer', 360);
  const label = {
    to: 'camille.bernard@example.test',
    subject: `Votre rachat ${phoneInTheMail} est enregistré`,
  };
  await page.goto(await linkIn(page, label));
  await wait(page, 'Apple iPhone 14 128 Go');
  await looks('tracking', 360);
  await page.goto(`${product.url}/404`);
  await looks('not-found', 360);
}

async function manages(): Promise<void> {
  const login = await product.person();
  await login.page.goto(`${product.url}/dashboard/login`);
  await login.page.getByLabel('Adresse e-mail').waitFor();
  await login.looks('login', 1280);
  const { open, looks } = await signedIn('root_management_unit_manager');
  await looks('manager-home', 1280);
  await open('/buybacks');
  await looks('buybacks', 1280);
  await looks('buybacks', 360);
  await open(`/buyback/${(await first('/buybacks?status[]=bb_completed')).id}`);
  await looks('buyback', 1280);
  await open('/products');
  await looks('products', 1280, 'dark');
  await open(`/product/${(await first('/products?order[name]=asc')).id}/edit`);
  await looks('product', 1280);
}

async function worksAtTheBench(): Promise<void> {
  const { page, open, looks } = await signedIn('warehouse_operator');
  await open('/warehouse/checkin');
  await wait(page, 'Prêt à scanner');
  await looks('check-in', 360);
  await scan(page, '9700000000001');
  await page.locator('[data-testid=verdict][data-verdict=rejected]').waitFor();
  await looks('scan-station', 1280);
  await checkIn();
  await open('/warehouse/check');
  await wait(page, 'Scannez l’article à tester');
  await scan(page, phoneInTheMail);
  await page.getByRole('button', { name: /J’ai vérifié l’IMEI/ }).waitFor();
  await page.keyboard.press('i');
  await wait(page, 'Qu’observez-vous ?');
  await looks('control', 1280);
}

async function sellsAtTheCounter(): Promise<void> {
  const { page, open, looks } = await signedIn('store_seller');
  await open('/search');
  await page
    .getByTestId('desk-search')
    .locator('input')
    .or(page.locator('input[data-testid=desk-search]'))
    .first()
    .fill('switch oled');
  await wait(page, 'Nintendo Switch OLED');
  await page.getByText('Nintendo Switch OLED').first().click();
  await page.locator('[data-testid=wizard-step][data-step^=question-1]').waitFor();
  await looks('counter', 768);
}

async function approves(): Promise<void> {
  await prepareBatch();
  const { looks, open } = await signedIn('admin');
  await open('/payment-batches');
  await looks('batch', 1280);
}

async function runsThePlatform(): Promise<void> {
  const { page, looks, open } = await signedIn('super_admin');
  await page.route('**/api/log-consumers', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    // Parcels that wait for their label; they have another id each time.
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, parked: [] })) });
  });
  await open('/projections');
  await looks('projections', 1280);
}

describe('a key screen', () => {
  it('looks as in its committed picture', async () => {
    // Those who change something come after those who only look.
    const people = [
      sells,
      followsMails,
      manages,
      sellsAtTheCounter,
      worksAtTheBench,
      approves,
      runsThePlatform,
    ];
    for (const person of people) await person();
    expect(product.faults()).toEqual([]);
  });
});
