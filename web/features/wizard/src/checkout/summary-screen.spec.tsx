import '@testing-library/jest-dom';
import type { ProblemCode } from '@reprise/contracts/problems';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { line } from '../testing/drafts';
import { reducers } from '../wizard.state';
import { SummaryScreen } from './summary-screen';

const details = {
  ...{ firstName: 'Léa', lastName: 'Durand', email: 'lea@example.fr', phone: '0612345678' },
  ...{ street: '12 rue des Lilas', zipCode: '69003', city: 'Lyon', country: 'FR' },
  ...{ iban: undefined, identification: undefined },
};
const cart = { cartId: 'one', lines: [line()], customer: {}, drafts: {} };
const refusedAs = (code: ProblemCode) => {
  const checkout = { status: 'refused' as const, problem: { code, status: 500, violations: [] } };
  return renderApp(<SummaryScreen {...{ cart, details, checkout }} />, { locales, reducers });
};
const ours = 'Your buyback has not been registered. Keep your product for now.';

// Customer journey §8: a creation that fails has words of its own for the store and for the web.
it.each(['internal-error', 'unavailable', 'overloaded'] as const)(
  'a customer whose confirmation fails as %s reads in words of the site that nothing was registered',
  async (code) => {
    await refusedAs(code);
    expect(await screen.findByText(ours)).toBeVisible();
  },
);

it('a refusal with a reason of its own says that reason alone', async () => {
  await refusedAs('cart-already-validated');
  expect(await screen.findByText(/^This cart has already been checked out/)).toBeVisible();
  expect(screen.queryByText(ours)).not.toBeInTheDocument();
});
