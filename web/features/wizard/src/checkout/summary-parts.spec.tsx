import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { line } from '../testing/drafts';
import { id } from '../testing/shop';
import { CustomerSummary, LineSummary } from './summary-parts';

const customer = {
  ...{ firstName: 'Léa', lastName: 'Durand', email: 'lea@example.fr', phone: '0612345678' },
  ...{ street: '12 rue des Lilas', zipCode: '69003', city: 'Lyon', country: 'FR' },
  ...{ iban: undefined, identification: undefined },
};
const leadsTo = (what: string) => screen.getByRole('link', { name: `Change ${what}` }).getAttribute('href');

it('each line of the summary leads back to the screen on which it was said', async () => {
  const made = line({ imei: '356938035643809' });
  const page = (
    <>
      <LineSummary line={made} />
      <CustomerSummary details={customer} />
    </>
  );
  await renderApp(page, { path: '/cart/:cartId/checkout', url: '/cart/one/checkout', locales });
  await screen.findByRole('link', { name: 'Change Transport' });
  const screenOf = (step: string) => `/diag/${id(1)}/phone/${made.inCartId}?step=${step}`;
  expect(['Transport', 'Payment', 'IMEI'].map(leadsTo)).toEqual(
    ['transport', 'payment', 'imei'].map(screenOf),
  );
  for (const what of ['Name', 'E-mail', 'Phone', 'Address'])
    expect(leadsTo(what)).toBe('/cart/one/checkout?step=customer');
});
