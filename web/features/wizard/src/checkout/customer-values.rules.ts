import { customerSchema, formatPhone } from '@reprise/contracts/rules';
import { isoDay, type FormValues } from '../../../../kernel/forms';
import { type CartLine, countriesOf, ibanIn, identityIn } from '../../../../kernel/cart';

export const schemaFor = (lines: readonly CartLine[]) =>
  customerSchema({ identityRequired: identityIn(lines), ibanRequired: ibanIn(lines), today: isoDay() });

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'streetMore',
  'zipCode',
  'city',
  'country',
  'iban',
];
const documentFields = ['type', 'number', 'issuingAuthority', 'deliveryDate'];
const record = (value: unknown): FormValues =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const pick = (names: readonly string[], from: FormValues): FormValues =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '']));

/** The initial form: stored values, and the client's country. Unnecessary parts are omitted. */
export function initialValues(kept: FormValues, lines: readonly CartLine[], country: string): FormValues {
  const { iban, ...contact } = pick(fields, kept);
  const among = countriesOf(lines);
  const fallback = among.length === 0 || among.includes(country) ? country : among[0];
  return {
    ...contact,
    country: contact['country'] || fallback,
    ...(ibanIn(lines) && { iban }),
    ...(identityIn(lines) && { identification: pick(documentFields, record(kept['identification'])) }),
  };
}

export const phoneFor = (text: string): string => formatPhone(text);
