import type { Page } from 'playwright-core';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();
const role = 'root_management_unit_manager';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const tagged = (page: Page, status: string) =>
  page.locator('header, main').getByText(status).first().waitFor();

describe('a price list', () => {
  it('is simulated, published and rolled back', async () => {
    const { context, page } = await colleague(product.browser, product.url, role);
    const journey = journeyOf('price-list', page);
    await page.goto(`${product.url}/dashboard/price-lists`);
    await press(page, 'Nouvelle liste de prix');
    await page.getByRole('dialog').getByRole('textbox').fill('Printemps');
    await press(page, 'Commencer');
    await page.getByRole('heading', { level: 1, name: 'Printemps' }).waitFor();
    const share = page.getByRole('region', { name: 'Ajouter des produits' }).getByRole('textbox');
    await share.fill('-10');
    await share.blur();
    await press(page, 'Ajouter tous les produits');
    await page.getByText(/^Produits dans la liste\s: \d/).waitFor();
    await press(page, /^Simuler/);
    await page.getByTestId('simulation').waitFor();
    await journey.screen('simulated');
    for (const [open, confirm, status] of [
      ['Publier', 'Publier maintenant', 'Publiée'],
      ['Rétablir', 'Rétablir les prix', 'Prix rétablis'],
    ] as const) {
      await press(page, new RegExp(`^${open}`));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${confirm}`) })
        .click();
      await tagged(page, status);
    }
    await journey.screen('rolled-back');
    expect(journey.faults).toEqual([]);
    await context.close();
  });
});

describe('two editors of one product', () => {
  it('see what the other one wrote, choose, and lose nothing', async () => {
    const [one, other] = [
      await colleague(product.browser, product.url, role),
      await colleague(product.browser, product.url, role),
    ];
    await one.page.goto(`${product.url}/dashboard/products`);
    await one.page
      .getByRole('link', { name: /iPhone/ })
      .first()
      .click();
    await one.page.waitForURL(/\/product\/.+\/edit/);
    await other.page.goto(one.page.url());
    const label = (page: Page) => page.getByRole('textbox', { name: /^Nom/ }).first();
    const comment = (page: Page) => page.getByRole('textbox', { name: /^Commentaire pour les vendeurs/ });
    await label(other.page).waitFor();
    await label(one.page).fill('Le nom de la première');
    await press(one.page, 'Enregistrer');
    await one.page.waitForURL(/\/products/);

    const journey = journeyOf('merge', other.page);
    await comment(other.page).fill('Vérifier la vitre arrière.');
    await label(other.page).fill('Le nom du second');
    await press(other.page, 'Enregistrer');
    await other.page.getByText('Quelqu’un d’autre a modifié cette fiche').waitFor();
    await journey.screen('both');
    await other.page.getByRole('radio', { name: /^L’autre : Le nom de la première/ }).check();
    await press(other.page, 'Enregistrer');
    await other.page.waitForURL(/\/products/);
    await other.page.goto(one.page.url());
    await other.page.getByRole('link', { name: 'Le nom de la première' }).first().click();
    await comment(other.page).waitFor();
    expect(await comment(other.page).inputValue()).toBe('Vérifier la vitre arrière.');
    expect(journey.faults).toEqual([]);
  });
});
