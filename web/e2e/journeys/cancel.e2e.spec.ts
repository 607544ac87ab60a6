import type { Page } from 'playwright-core';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();

/** Opens, from the list, the buyback that was handed over and paid by voucher at the counter. */
async function openPaidFile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rachats', exact: true }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Nintendo Switch OLED' });
  await row.getByRole('link').first().click();
  await page.getByTestId('buyback-actions').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByTestId('buyback-actions').click();
  await page.getByRole('menuitem', { name: /^Annuler le rachat/ }).waitFor();
}

describe('a cancellation that the payment does not follow', () => {
  it('fails for the seller, who is told whom to ask, and is forced by a manager', async () => {
    const seller = await colleague(product.browser, product.url, 'store_seller');
    const counter = journeyOf('cancel-seller', seller.page);
    await openPaidFile(seller.page);
    await openMenu(seller.page);
    // Without permission it is absent, as everywhere (experience "Everywhere").
    expect(await seller.page.getByRole('menuitem', { name: /Forcer/ }).count()).toBe(0);
    await seller.page.getByRole('menuitem', { name: /^Annuler le rachat/ }).click();
    const asked = seller.page.getByRole('dialog');
    await asked.getByText('Une annulation est définitive.').waitFor();
    await counter.screen('asked');
    // Nothing happens without a reason.
    await asked.getByRole('button', { name: 'Annuler définitivement' }).click();
    await asked.getByText('Choisissez un motif.').waitFor();
    await asked.getByText('Rétractation du client', { exact: true }).click();
    await asked.getByRole('button', { name: 'Annuler définitivement' }).click();
    await asked.getByText('Demandez à un administrateur de forcer l’annulation.').waitFor();
    await counter.screen('failed');
    expect(await asked.getByTestId('force-cancel').count()).toBe(0);
    await asked.getByRole('button', { name: 'Garder le rachat' }).click();
    await seller.page.getByText('L’annulation demandée a échoué').first().waitFor();
    await counter.screen('goes-on');

    const manager = await colleague(product.browser, product.url, 'root_management_unit_manager');
    const office = journeyOf('cancel-manager', manager.page);
    // Before a failure, force stays out of reach and says why.
    await manager.page.getByRole('link', { name: 'Rachats', exact: true }).first().click();
    const other = manager.page.getByRole('row').filter({ hasText: 'Apple MacBook Air' });
    await other.getByRole('link').first().click();
    await openMenu(manager.page);
    const early = manager.page.getByRole('menuitem', { name: /Forcer/ });
    expect(await early.getAttribute('aria-disabled')).toBe('true');
    expect(await early.innerText()).toContain('Possible seulement après l’échec');
    await office.screen('force-too-early');
    await manager.page.keyboard.press('Escape');

    await openPaidFile(manager.page);
    await openMenu(manager.page);
    await manager.page.getByRole('menuitem', { name: /Forcer/ }).click();
    const dialog = manager.page.getByRole('dialog');
    await dialog.getByTestId('force-cancel').waitFor();
    await dialog.getByText('Autre', { exact: true }).click();
    await dialog.getByRole('textbox').fill('Produit rendu au client');
    await office.screen('force');
    await dialog.getByTestId('force-cancel').click();
    await dialog.waitFor({ state: 'hidden' });
    await manager.page
      .getByTestId('buyback-timeline')
      .getByText(/Annulation forcée/)
      .waitFor();
    await manager.page.getByText('Annulé', { exact: true }).first().waitFor();
    await office.screen('cancelled');
    // The seller's screen updates by itself.
    await seller.page.getByText('Annulé', { exact: true }).first().waitFor();
    expect([...counter.faults, ...office.faults]).toEqual([]);
  });
});
