import { type CartLine, countriesOf, ibanIn, identityIn } from '../../../../kernel/cart';
import type { CustomerDetails } from '@reprise/contracts/rules';
import type { FormValues } from '../../../../kernel/forms';
import { type CustomerNeeds, customerValues } from '../create/customer-form.rules';
import { schemaFor } from '../create/customer.rules';

/** What one customer must tell for all products of the cart. */
export const needsIn = (lines: readonly CartLine[]): CustomerNeeds => ({
  iban: ibanIn(lines),
  identity: identityIn(lines),
  countries: countriesOf(lines),
});

/** The customer of the cart; undefined while something is missing. */
export function detailsIn(lines: readonly CartLine[], customer: FormValues): CustomerDetails | undefined {
  const needs = needsIn(lines);
  return schemaFor(needs).safeParse(customerValues(customer, needs, '')).data;
}
