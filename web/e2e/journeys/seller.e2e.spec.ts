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

const step = (page: Page, name: string) => page.locator(`[data-testid="wizard-step"][data-step^="${name}"]`);

describe('a seller at the counter', () => {
  it('completes a buyback by keyboard, from the search to the transfer order', async () => {
    const page = await (await laptop(product.browser)).newPage();
    const journey = journeyOf('seller', page);
    await page.goto(`${product.url}/dashboard/`);
    await page.locator('input[type=email]').fill('store_seller@demo.reprise.test');
    await page.locator('input[type=password]').fill('Reprise2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home/);
    await page.getByTestId('today-board').waitFor();
    await journey.screen('home');

    await page.goto(`${product.url}/dashboard/search`);
    await page.getByTestId('desk-search').waitFor();
    await page.keyboard.type('switch oled', { delay });
    await page.getByText('Nintendo Switch OLED').first().waitFor();
    await journey.screen('search');
    await page.keyboard.press('Enter');

    for (const question of ['question-1', 'question-2', 'question-3']) {
      await step(page, question).waitFor();
      if (question === 'question-1') await journey.screen('question');
      await page.keyboard.press('1');
    }
    await step(page, 'transport').waitFor();
    await page.keyboard.press('2');
    await step(page, 'payment').waitFor();
    await journey.screen('payment');
    await page.keyboard.press('3');
    await step(page, 'customer').waitFor();
    await fillCustomer(page);
    await journey.screen('customer');
    await page.keyboard.press('Enter');
    await step(page, 'summary').waitFor();
    await journey.screen('summary');
    await focusOn(page, 'hand-over-signed');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await page.getByTestId('handed-over').waitFor();
    await journey.screen('handed-over');
    const file = await transferOrder(page);
    expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    // Two copies, as configured for the circuit: two pages.
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(journey.faults).toEqual([]);
  });
});

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
