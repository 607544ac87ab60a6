import type { CartBody } from '@reprise/contracts/buyback';
import { type CustomerDetails, customerSchema, formatPhone } from '@reprise/contracts/rules';
import { isoDay, type FormValues } from '../../../../kernel/forms';
import type { CartLine } from '../cart/cart.types';

const identityIn = (lines: readonly CartLine[]): boolean => lines.some((line) => line.identityRequired);
export const ibanIn = (lines: readonly CartLine[]): boolean => lines.some((line) => line.needsIban);

/** The countries that every line's transport serves; empty: all. */
export function countriesOf(lines: readonly CartLine[]): readonly string[] {
  const limited = lines.map(({ countries }) => countries).filter((countries) => countries.length > 0);
  const [first = [], ...others] = limited;
  return first.filter((country) => others.every((among) => among.includes(country)));
}

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

/** The cart in the format of `PUT /cart/{id}`. */
export function cartBody(lines: readonly CartLine[], details: CustomerDetails, locale: string): unknown {
  const { identification, streetMore, iban, ...contact } = details;
  return {
    lines: lines.map((line) => ({
      inCartId: line.inCartId,
      productId: line.productId,
      answers: line.answers,
      imei: line.imei,
      forcedInvalidImei: line.forcedInvalidImei,
      circuit: line.circuit,
      shippingMethodId: line.shippingMethodId,
      paymentModeId: line.paymentModeId,
      warehouseId: line.warehouseId,
      appointment: line.appointment,
    })),
    customer: { ...contact, streetMore: streetMore || undefined, iban: iban || undefined },
    identification,
    termsAccepted: true,
    locale,
  } satisfies Record<keyof CartBody | 'identification', unknown> | Record<string, unknown>;
}
