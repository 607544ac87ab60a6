import type { Page } from 'playwright-core';
import { declareOnTheWeb } from '../support/api';
import { phone } from '../support/browser';
import { colleague, signIn } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage('file');
const otherUrl = (): string => product.url.replace('//localhost', '//other.localhost');

const lists = [
  '/buybacks',
  '/items',
  '/payments',
  '/payment-batches',
  '/buybacksQuarantine',
  '/transports-list',
];
/** What only the first tenant takes in. */
const foreignWords = /iPhone|iPad|MacBook|Galaxy|Pixel/;
const primary = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());

async function home(url: string): Promise<{ page: Page; colour: string; text: string }> {
  const page = await (await phone(product.browser)).newPage();
  await page.goto(url);
  await page.getByText('Smartphones', { exact: true }).first().waitFor();
  return { page, colour: await primary(page), text: await page.innerText('body') };
}

describe('a second tenant', () => {
  it('lists nothing but the consoles that it sells, and finds nothing at the first tenant’s addresses', async () => {
    const sold = await declareOnTheWeb(product.url, 'Apple iPhone 14 128 Go');
    const { page } = await colleague(product.browser, otherUrl(), 'root_management_unit_manager', 'other');
    const journey = journeyOf('tenants-dashboard', page);
    for (const path of lists) {
      await page.goto(`${otherUrl()}/dashboard${path}`);
      const rows = page.locator('main').getByText(/\d{13}/);
      await page
        .getByText(/^Aucun/)
        .or(rows)
        .first()
        .waitFor();
      const shown = await page.innerText('main');
      const foreign = foreignWords.test(shown) || shown.includes(sold.identificationNumber);
      expect({ path, foreign }).toEqual({ path, foreign: false });
    }
    await journey.screen('own-list');
    await page.goto(`${otherUrl()}/dashboard/buyback/${sold.id}`);
    await page.getByRole('alert').first().waitFor();
    await journey.screen('foreign-file');
    expect(await page.innerText('body')).not.toContain(sold.identificationNumber);
    expect(journey.faults).toEqual([]);
  });

  it('shows its own name, colour and catalogue to customers', async () => {
    const first = await home(product.url);
    const second = await home(otherUrl());
    const journey = journeyOf('tenants-public', second.page);
    await journey.screen('home');
    expect(first.text).toContain('Reprise Demo');
    expect(second.text).toContain('Autre Enseigne');
    expect(second.text).not.toContain('Reprise Demo');
    expect(second.colour).not.toBe(first.colour);
    expect(first.text).toContain('Tablettes');
    expect(second.text).not.toContain('Tablettes');
    await second.page.getByLabel('Votre produit').fill('macbook air');
    await second.page.keyboard.press('Enter');
    await second.page
      .getByText(/aucun produit|rien/i)
      .first()
      .waitFor();
    await journey.screen('nothing-found');

    // A product of the first tenant, by its address.
    await first.page.getByLabel('Votre produit').fill('macbook air');
    await first.page.keyboard.press('Enter');
    await first.page.getByText('Apple MacBook Air M2 256 Go').first().click();
    await first.page.waitForURL(/\/diag\//);
    await second.page.goto(first.page.url().replace(product.url, otherUrl()));
    await second.page.getByRole('heading', { name: 'Nous n’avons pas de prix pour ce produit' }).waitFor();
    expect(await second.page.innerText('body')).not.toContain('MacBook');
    await journey.screen('foreign-product');
    expect(journey.faults).toEqual([]);
  });

  it('shows people their own account, whatever the address', async () => {
    const context = await product.browser.newContext({ locale: 'fr-FR' });
    const page = await context.newPage();
    await signIn(page, otherUrl(), 'store_seller');
    await page.goto(`${otherUrl()}/dashboard/buybacks`);
    await page.getByText('Nintendo Switch OLED').first().waitFor();
    expect(await page.innerText('body')).not.toContain('Autre Enseigne');
  });
});
