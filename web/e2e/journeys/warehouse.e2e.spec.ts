import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { validateXML } from 'xmllint-wasm';
import { declareOnTheWeb } from '../support/api';
import { phone } from '../support/browser';
import { colleague, scan } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { prepareBatch } from '../support/payment-batch';
import { stage } from '../support/stage';

const schemaFile = resolve(__dirname, '../../../../shared/data/pain.001.001.09.xsd');
const product = stage();

const textOf = async (page: Page, selector = 'main'): Promise<string> =>
  (await page.innerText(selector)).replace(/\s+/g, ' ');

/** The newest saved mail with an accept link, as the customer would find it. */
async function acceptLink(page: Page, buybackId: string): Promise<string> {
  for (;;) {
    await page.goto(`${product.url}/demo/mails`);
    for (const mail of await page
      .locator('td a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))) {
      await page.goto(mail);
      const link = page.frameLocator('iframe').locator(`a[href*="/buyback/${buybackId}/accept"]`);
      if ((await link.count()) > 0) return String(await link.first().getAttribute('href'));
    }
  }
}

/** Opens the menu of the newest batch and selects an entry. */
async function chooseInBatch(page: Page, label: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: label }).click();
}

async function check(xml: string): Promise<void> {
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  if (!existsSync(schemaFile)) return;
  const verdict = await validateXML({
    xml: { fileName: 'batch.xml', contents: xml },
    schema: { fileName: 'pain.001.001.09.xsd', contents: readFileSync(schemaFile, 'utf8') },
  });
  expect(verdict.errors).toEqual([]);
}

describe('a product found worse than declared', () => {
  it('is negotiated, paid by a file that two people approved, and told in order', async () => {
    const sold = await declareOnTheWeb(product.url, 'Apple iPhone 14 128 Go');
    const operator = await colleague(product.browser, product.url, 'warehouse_operator');
    const bench = journeyOf('warehouse', operator.page);
    await bench.screen('home');

    await operator.page.getByRole('link', { name: 'Réception' }).first().click();
    await operator.page.getByText('Prêt à scanner').first().waitFor();
    await scan(operator.page, sold.identificationNumber);
    await operator.page.locator('[data-testid=verdict][data-verdict=accepted]').waitFor();
    await bench.screen('check-in');

    await operator.page.getByRole('link', { name: 'Test de conformité' }).first().click();
    await operator.page.getByText('Scannez l’article à tester').first().waitFor();
    await bench.screen('search');
    await scan(operator.page, sold.identificationNumber);
    await operator.page.getByRole('button', { name: /J’ai vérifié l’IMEI/ }).waitFor();
    await bench.screen('specification');
    await operator.page.keyboard.press('i');
    await operator.page.getByText('Qu’observez-vous ?').first().waitFor();
    // One key per answer: power on, scratches (declared: like new), casing and account as declared.
    for (const key of ['1', '3', '0', '0']) await operator.page.keyboard.press(key, { delay: 60 });
    await operator.page.getByText('À mettre en quarantaine').first().waitFor();
    await bench.screen('diagnostic');
    await operator.page.keyboard.press('Enter');
    await operator.page.getByRole('button', { name: /Valider le test/ }).waitFor();
    expect(await textOf(operator.page)).toContain('Rayures visibles');
    await bench.screen('summary');
    await operator.page.getByRole('button', { name: /Valider le test/ }).click();
    await operator.page.getByText('En quarantaine, proposition envoyée').first().waitFor();
    await bench.screen('quarantine');
    await operator.context.close();

    const customer = await (await phone(product.browser)).newPage();
    const offer = journeyOf('proposal', customer);
    await customer.goto(await acceptLink(customer, sold.id));
    await customer.getByText('Rayures visibles').first().waitFor();
    await offer.screen('offer');
    await offer.fits();
    await customer.getByRole('button', { name: /Accepter 204,00/ }).click();
    await customer.getByText('C’est accepté').first().waitFor();
    // What says so has the focus, in place of the button that is gone.
    expect(await customer.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await offer.screen('accepted');

    const manager = await colleague(product.browser, product.url, 'root_management_unit_manager');
    const money = journeyOf('batch', manager.page);
    await manager.page.goto(`${product.url}/dashboard/payment-batches`);
    await manager.page.getByRole('button', { name: 'Préparer un lot' }).first().click();
    const dialog = manager.page.getByRole('dialog');
    await money.screen('prepare');
    await prepareBatch(manager.page, { prepare: 'Préparer un lot', ready: 'Le lot est prêt.' });
    await dialog.waitFor({ state: 'hidden' });
    await money.screen('prepared');
    await manager.page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    const approve = manager.page.getByRole('menuitem', { name: /Approuver/ });
    await approve.waitFor();
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    expect(await approve.innerText()).toContain('une autre personne');

    const admin = await colleague(product.browser, product.url, 'admin');
    const second = journeyOf('approval', admin.page);
    await admin.page.goto(`${product.url}/dashboard/payment-batches`);
    await chooseInBatch(admin.page, 'Approuver');
    await second.screen('approve');
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
    await admin.page.getByText('Le lot est approuvé.').first().waitFor();
    const downloading = admin.page.waitForEvent('download');
    await chooseInBatch(admin.page, 'Télécharger le fichier pain.001');
    const xml = readFileSync(await (await downloading).path(), 'utf8');
    await check(xml);
    expect(xml).toMatch(/<InstdAmt Ccy="EUR">204\.00<\/InstdAmt>/);
    await chooseInBatch(admin.page, 'Enregistrer l’exécution');
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await admin.page.getByText('L’exécution est enregistrée').first().waitFor();
    await second.screen('executed');

    await admin.page.goto(`${product.url}/dashboard/buyback/${sold.id}`);
    const history = admin.page.getByTestId('buyback-timeline');
    await history.getByText('Paiement effectué : par lot bancaire').first().waitFor();
    await second.screen('detail');
    const told = await textOf(admin.page, '[data-testid=buyback-timeline]');
    const inOrder = [
      'Paiement effectué : par lot bancaire',
      'Le client accepte le nouveau prix',
      'Nouveau prix proposé au client',
      'Produit contrôlé : prix inférieur',
      'Pris en charge par l’atelier',
      'Rachat déclaré',
    ].map((sentence) => told.indexOf(sentence));
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect(inOrder).not.toContain(-1);
    expect(await textOf(admin.page)).toContain('204,00 €');
    for (const journey of [bench, offer, money, second]) expect(journey.faults).toEqual([]);
  });
});
