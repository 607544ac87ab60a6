import type { Page } from 'playwright-core';
import { routes as publicRoutes } from '../../public/routes';
import { declareOnTheWeb } from '../support/api';
import { phone } from '../support/browser';
import { stage } from '../support/stage';
import { addressOf, visit } from '../support/visit';
import { walk } from '../support/walk-screens';

const product = stage('file');

/** The token of a customer's pages, from the mail that contained it. */
async function trackingToken(page: Page, buybackId: string): Promise<string> {
  await page.goto(`${product.url}/demo/mails`);
  const mails = await page
    .locator('td a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const mail of mails) {
    await page.goto(mail);
    const link = page.frameLocator('iframe').locator(`a[href*="/tracking/${buybackId}"]`);
    if ((await link.count()) === 0) continue;
    return new URL(String(await link.first().getAttribute('href'))).search;
  }
  return trackingToken(page, buybackId);
}

describe('every screen of the public app', () => {
  it('is accessible in both themes, fits the smallest phone and large text, and is easy to press', async () => {
    const context = await phone(product.browser);
    const { id: buybackId } = await declareOnTheWeb(product.url, 'Apple iPhone 12 64 Go');
    const page = await context.newPage();
    await visit(page, product.url);
    await page.getByText('Smartphones', { exact: true }).first().click();
    await page.waitForURL(/\/categor/);
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.getByText('Apple iPhone 14 128 Go').first().click();
    await page.waitForURL(/\/diag\//);
    const selectedProductId = new URL(page.url()).pathname.split('/')[2] ?? '';
    const search = await trackingToken(page, buybackId);
    await page.close();
    const names = { id, selectedProductId, cartId: 'cart', buybackId };
    const addresses = publicRoutes.map(({ path }) => addressOf(path, names));
    const keyed = addresses.map((path) => (path.includes(buybackId) ? path + search : path));
    expect(await walk(context, 'screens-public', keyed, product.url, { small: true })).toEqual([]);
    await context.close();
  });
});
