import type { Page } from 'playwright-core';
import { aCustomer, anIdentity, fillIn } from './a-customer';
import { press } from './by-form';

/**
 * A customer sells the only product of a site that takes it by post and pays by transfer.
 * @returns the code of the buyback.
 */
export async function sellOnline(page: Page, site: string): Promise<string> {
  await page.goto(site);
  await page.getByRole('link', { name: 'Téléphones 1 produit' }).click();
  await page.getByRole('link', { name: /Fairphone 5/ }).click();
  await page.getByText('Oui', { exact: true }).click();
  await page.getByRole('row', { name: 'Total 200,00 €' }).waitFor();
  await press(page, 'Vendre à ce prix');
  // With one way to send it and one to be paid there is nothing to choose.
  await fillIn(page, { ...aCustomer, ...anIdentity });
  await page.locator('[name="identification.type"]').selectOption('identity_card');
  await press(page, 'Continuer');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Confirmer la vente pour 200,00/ }).click();
  await page.getByRole('heading', { name: 'Votre vente est enregistrée' }).waitFor();
  const code = page.getByText(/^\d{13}$/).first();
  await code.waitFor();
  await page.getByRole('link', { name: /étiquette/i }).waitFor();
  return code.innerText();
}
