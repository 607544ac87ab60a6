import type { Page } from 'playwright-core';
import { laptop } from '../support/browser';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();

/** Slower than a scanner gun, which is how the product distinguishes them. */
const delay = 45;

/** Tabs to a field, as a person without a mouse does, and types. */
async function typeIn(page: Page, label: string, value: string): Promise<void> {
  const field = page
    .locator('input')
    .and(page.getByLabel(label, { exact: true }))
    .first();
  const has = (): Promise<boolean> => field.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 6 && !(await has()); tabs += 1) await page.keyboard.press('Tab');
  expect({ label, focused: await has() }).toEqual({ label, focused: true });
  await page.keyboard.type(value, { delay });
}

/** How many keys have been pressed so far, on whichever page of the product. */
async function countKeys(page: Page): Promise<() => number> {
  let keys = 0;
  await page.exposeFunction('keyPressed', () => void (keys += 1));
  await page.addInitScript(() => {
    addEventListener('keydown', () => (window as unknown as { keyPressed(): void }).keyPressed(), true);
  });
  return () => keys;
}
/** Forty words a minute, as somebody types who does other things too. */
const secondsPerKey = 0.3;

const step = (page: Page, name: string) => page.locator(`[data-testid="wizard-step"][data-step^="${name}"]`);

describe('a seller at the counter', () => {
  it('sells two products of one customer by keyboard, with one transfer order read before it is signed', async () => {
    const page = await (await laptop(product.browser)).newPage();
    const journey = journeyOf('seller', page);
    await page.goto(`${product.url}/dashboard/`);
    await page.locator('input[type=email]').fill('store_seller@demo.reprise.test');
    await page.locator('input[type=password]').fill('Reprise2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home/);
    await page.getByTestId('today-board').waitFor();
    await journey.screen('home');

    const keys = await countKeys(page);
    await page.goto(`${product.url}/dashboard/search`);
    await quote(page);
    await journey.screen('add-to-cart');
    await page.getByRole('button', { name: 'Ajouter et estimer un autre produit' }).press('Enter');
    await page.waitForURL(/\/search/);
    await quote(page);
    await focusFirst(page);
    await page.keyboard.press('Enter');
    await page.getByTestId('cart-screen').waitFor();
    await page.getByRole('button', { name: 'Panier, 2 produits' }).press('Enter');
    await page.getByRole('dialog', { name: 'Panier' }).waitFor();
    await journey.screen('quick-cart');
    await page.getByRole('button', { name: 'Aller au panier' }).press('Enter');
    await journey.screen('cart');
    await page.getByTestId('cart-screen').locator('[type=submit]').press('Enter');
    await step(page, 'customer').waitFor();
    await fillCustomer(page);
    await journey.screen('customer');
    await page.keyboard.press('Enter');
    await step(page, 'summary').waitFor();
    await journey.screen('summary');
    await focusFirst(page);
    await page.keyboard.press('Enter');

    await step(page, 'sign').waitFor();
    await journey.screen('sign');
    const file = await transferOrder(page);
    expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    // Two copies, as configured for the circuit: two pages for both products.
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    await focusOn(page, 'hand-over-signed');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await page.getByTestId('handed-over').waitFor();
    expect(await page.getByRole('heading', { name: 'Nintendo Switch OLED' }).count()).toBe(2);
    await page.getByRole('button', { name: /^Panier, 0/ }).waitFor();
    // Ninety seconds for one buyback; what the machine takes beside the typing says nothing about the screens.
    expect(keys()).toBeGreaterThan(100);
    expect(keys() * secondsPerKey).toBeLessThan(90);
    await journey.screen('handed-over');
    expect(journey.faults).toEqual([]);
  });
});

/** A console from the search to its quote: one number key for each question. */
async function quote(page: Page): Promise<void> {
  await page.getByTestId('desk-search').waitFor();
  await page.keyboard.type('switch oled', { delay });
  await page.getByText('Nintendo Switch OLED').first().waitFor();
  await page.keyboard.press('Enter');
  for (const [name, key] of [
    ...(['question-1', 'question-2', 'question-3'] as const).map((each) => [each, '1'] as const),
    ['transport', '2'],
    ['payment', '3'],
  ] as const) {
    await step(page, name).waitFor();
    await page.keyboard.press(key);
  }
  await step(page, 'cart').waitFor();
}

/** The screen puts the focus where Enter goes on; it is there before somebody presses it. */
const focusFirst = (page: Page): Promise<void> => page.locator('[data-focus-first]:focus').waitFor();

async function focusOn(page: Page, testId: string): Promise<void> {
  const target = page.getByTestId(testId);
  const has = () =>
    target.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    );
  for (let tabs = 0; tabs < 30 && !(await has()); tabs += 1) await page.keyboard.press('Tab');
  expect(await has()).toBe(true);
}

async function fillCustomer(page: Page): Promise<void> {
  await typeIn(page, 'Prénom', 'Lina');
  await typeIn(page, 'Nom', 'Petit');
  await typeIn(page, 'E-mail', 'lina@example.test');
  await typeIn(page, 'Téléphone', '0612345678');
  await typeIn(page, 'Adresse', '8 rue des Lilas');
  await typeIn(page, 'Code postal', '75020');
  await typeIn(page, 'Ville', 'Paris');
  // The country is preset to France; the document type is chosen from an open list.
  await typeIn(page, 'Type de pièce', '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeIn(page, 'Numéro', '880692310285');
  await typeIn(page, 'Autorité de délivrance', 'Préfecture de Paris');
  // The browser runs in French or English here, so day and month of the date are the same number.
  await typeIn(page, 'Date de délivrance', '05052019');
}

/** What one press prints: the server's reply on its way to the browser. */
async function transferOrder(page: Page): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  // A headless browser has no viewer for the frame that prints the file.
  await page.evaluate(() => {
    URL.createObjectURL = () => 'about:blank';
  });
  await page.route(/\/transfer-order/, async (route) => {
    const response = await route.fetch();
    file = await response.body();
    await route.fulfill({ response, body: file });
  });
  await Promise.all([
    page.waitForResponse(/\/transfer-order/),
    page.getByTestId('print-transfer-order').press('Enter'),
  ]);
  return file;
}
