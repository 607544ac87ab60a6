import type { Page } from 'playwright-core';
import { confirm, says } from '../support/bench';
import { colleague, scan } from '../support/colleague';
import { phoneToErase } from '../support/phone-to-erase';
import { journeyOf } from '../support/journey-of';
import { barcodesOf, sentAgain } from '../support/read-barcodes';
import { stage } from '../support/stage';

const product = stage('file');
const to = (path: string): string => `${product.url}/dashboard${path}`;
const search = '/warehouse/item-refurb-steps/search';
const aPdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};

/** The item's erasure is started and stands to be completed. */
async function erasing(page: Page, sold: Awaited<ReturnType<typeof phoneToErase>>): Promise<void> {
  await page.goto(to(search));
  await says(page, 'Scannez l’article à reconditionner');
  await scan(page, sold.identificationNumber);
  await page.getByRole('button', { name: /Commencer l’étape/ }).waitFor();
  await scan(page, sold.card);
  await page.getByRole('dialog').getByText('Commencer « Effacer').waitFor();
  await confirm(page, 'Commencer l’étape');
  await page.getByRole('button', { name: /Terminer l’étape/ }).waitFor();
  await scan(page, sold.card);
  await page.getByRole('dialog').getByText('Terminer « Effacer').waitFor();
}
const finishing = (page: Page) =>
  page.getByRole('dialog').getByText('Toutes les étapes sont terminées').waitFor();
const choose = async (page: Page, stock: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByTitle(stock, { exact: true }).last().click();
};

describe('a phone that holds its owner’s data', () => {
  it('is erased with its certificate, confirmed, moved, labelled, and found again by its label', async () => {
    const sold = await phoneToErase(product.url);
    const { page } = await colleague(product.browser, product.url, 'warehouse_operator');
    const journey = journeyOf('erased', page);
    await erasing(page, sold);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Logiciel ou service').fill('Blancco');
    await dialog.getByLabel('Norme').fill('NIST 800-88');
    await dialog.locator('input[type=file]').setInputFiles(aPdf);
    await dialog.getByText('Le certificat est conservé').waitFor();
    await journey.screen('certificate');
    await confirm(page, 'Terminer l’étape');
    await finishing(page);
    await confirm(page, 'Confirmer l’article');
    await says(page, 'Article confirmé');
    await page.getByRole('button', { name: 'Voir l’article' }).click();

    await page.getByRole('button', { name: 'Déplacer vers un stock' }).click();
    await choose(page, sold.shelf.name);
    await dialog.getByTestId('move-lines').waitFor();
    await journey.screen('moving');
    await dialog.getByRole('button', { name: 'Déplacer 1 article' }).click();
    await dialog.getByText('Déplacé', { exact: true }).waitFor();
    const answer = page.waitForResponse((response) => response.url().endsWith('/shelf-labels'));
    await dialog.getByTestId('print-labels').click();
    const [codes = []] = barcodesOf(await sentAgain((await answer).request()));
    const shelf = codes.find((code) => code === sold.identificationNumber) ?? '';
    await page.goto(to(search));
    await says(page, 'Scannez l’article à reconditionner');
    await scan(page, shelf);
    await says(page, 'Cet article est déjà reconditionné.');
    await journey.screen('scanned-back');
    expect(journey.faults).toEqual([]);
  });

  it('is never sold as reconditioned if it cannot be erased: what carries the data is destroyed, and it goes elsewhere', async () => {
    const sold = await phoneToErase(product.url);
    const { page } = await colleague(product.browser, product.url, 'warehouse_operator');
    const journey = journeyOf('destroyed', page);
    await erasing(page, sold);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Effacement impossible').click();
    await dialog.getByLabel('Détruit par').fill('Broyeur de l’atelier');
    await confirm(page, 'Terminer l’étape');
    await finishing(page);
    await confirm(page, 'Confirmer l’article');
    await dialog.getByText('rien ne prouve que les données').waitFor();
    await journey.screen('refused');
    await choose(page, sold.shelf.name);
    await confirm(page, 'Confirmer l’article');
    await says(page, 'Article confirmé');
    await journey.screen('confirmed');
    expect(await sold.call('operator', 'GET', `/items/${sold.id}`)).toMatchObject({ stockId: sold.shelf.id });
    expect(journey.faults).toEqual([]);
  });
});
