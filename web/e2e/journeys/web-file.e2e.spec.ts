import type { Page } from 'playwright-core';
import { declareOnTheWeb } from '../support/api';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();

const step = (page: Page, name: string) => page.locator(`[data-testid="wizard-step"][data-step="${name}"]`);
const chosen = (page: Page) => page.locator('input[type=radio]:checked:focus');

/** Enter confirms what the customer declared. */
async function confirmDeclared(page: Page, name: string): Promise<void> {
  await step(page, name).waitFor();
  await step(page, name).getByTestId('declared-mark').waitFor();
  await chosen(page).waitFor();
  await page.keyboard.press('Enter');
}

describe('a seller who takes in what was declared on the web', () => {
  it('checks each declared answer by keyboard, and hands the product over at the new price', async () => {
    const sold = await declareOnTheWeb(product.url, 'Google Pixel 8 128 Go', 'web_drop');
    const { page } = await colleague(product.browser, product.url, 'store_seller');
    const journey = journeyOf('web-file', page);
    // Whoever has its code has its customer at the counter.
    await page.goto(`${product.url}/dashboard/search?code=${sold.identificationNumber}`);
    await page.waitForURL(new RegExp(`/buyback/${sold.id}`));
    await page.goto(`${product.url}/dashboard/buyback/${sold.id}/edition?itemWorkflowStep=diagnostic`);
    await step(page, 'question-1').waitFor();
    await journey.screen('question');
    await confirmDeclared(page, 'question-1');
    await step(page, 'question-2').waitFor();
    await page.keyboard.press('2');
    for (const name of ['question-3', 'question-4']) await confirmDeclared(page, name);
    await step(page, 'imei').getByTestId('declared-mark').waitFor();
    await journey.screen('imei');
    await page.keyboard.press('Enter');
    await step(page, 'summary').waitFor();
    await page.getByTestId('price-change').waitFor();
    await journey.screen('summary');
    await page.locator('[data-focus-first]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('customer-consents').press('Space');
    await page.keyboard.press('Enter');
    await step(page, 'hand-over').waitFor();
    await journey.screen('hand-over');
    await page.getByTestId('hand-over-signed').press('Space');
    await page.keyboard.press('Enter');
    await page.getByTestId('handed-over').waitFor();
    await journey.screen('handed-over');
    expect(journey.faults).toEqual([]);
    await page.context().close();
  });
});
