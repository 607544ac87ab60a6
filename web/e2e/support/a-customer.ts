import type { Page } from 'playwright-core';

/** Whoever sells in a browser, by the names of the form's fields. */
export const aCustomer = {
  firstName: 'Zoé',
  lastName: 'Martin',
  email: 'zoe.martin@example.test',
  phone: '06 12 34 56 78',
  street: '1 rue de la Paix',
  zipCode: '75002',
  city: 'Paris',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
};
/** Where identities are collected. */
export const anIdentity = {
  'identification.number': '880692310285',
  'identification.issuingAuthority': 'Préfecture de Paris',
  'identification.deliveryDate': '2019-05-02',
};

/** Types into fields, by their names. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
}
