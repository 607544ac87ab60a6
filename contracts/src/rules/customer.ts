import { z } from 'zod';
import { knownCountrySchema } from './countries';
import { emailSchema } from './email';
import { electronicIban, isIban } from './iban';
import { asE164 } from './phone';
import { plainSigns, withoutSpaces } from './plain-signs';
import { hasPostalCodeFormat, isPostalCode } from './postal-code';
import { identificationTypeSchema } from './statuses';
import { requiredText } from './text';

export type CustomerRules = {
  /** Identities are collected (`customer_identity_document_required`). */
  readonly identityRequired: boolean;
  /** The chosen payment requires an IBAN; see `paymentNeedsIban`. */
  readonly ibanRequired: boolean;
  /** ISO date; a document must have been issued before it. */
  readonly today: string;
};

const text = z.string({ error: 'validation.required' }).trim();
// An issue that aborts would also keep the postal code from being looked at: a form shows all that it lacks.
const phoneField = text.min(1, 'validation.required').check((phone) => {
  if (phone.value !== '') asE164(phone);
});

const ibanField = text.overwrite(electronicIban);
const requiredIban = ibanField
  .min(1, 'validation.required')
  .refine((iban) => iban === '' || isIban(iban), 'validation.iban');
const optionalIban = ibanField.refine((iban) => iban === '' || isIban(iban), 'validation.iban').optional();

/** A year typed with two digits is one of the first century. */
const earliest = '1900-01-01';
const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Identity document of a customer (customer journey §3 and §5). */
export const identificationSchema = (today: string) =>
  z.strictObject({
    type: z.enum(identificationTypeSchema.options, { error: 'validation.identification-type' }),
    number: requiredText(5, 20, withoutSpaces).regex(/^[A-Za-z0-9]*$/, 'validation.alphanumeric'),
    issuingAuthority: requiredText(2, 255),
    deliveryDate: z.iso
      .date('validation.date')
      .refine((date) => !isDate(date) || date >= earliest, 'validation.date')
      .refine((date) => !isDate(date) || date < today, 'validation.date-in-past'),
  });

/** The fields of every customer form; `customerSchema` checks the postal code against the country. */
const contactFields = {
  firstName: requiredText(2, 255),
  lastName: requiredText(2, 255),
  email: emailSchema,
  phone: phoneField,
  street: requiredText(2, 125),
  streetMore: text.max(125, 'validation.too-long').optional(),
  zipCode: text.overwrite(plainSigns).max(16, 'validation.too-long'),
  city: requiredText(2, 45),
  country: knownCountrySchema,
};

const addressSchema = z.object({ zipCode: z.string(), country: z.string() });

/**
 * The customer form (customer journey §5), the same in the browser and in the API. Issues contain message keys
 * (`validation-keys.ts`), not sentences. Parsing trims, and converts phone and IBAN to their stored forms; an empty
 * optional text is omitted.
 */
export function customerSchema({ identityRequired, ibanRequired, today }: CustomerRules) {
  const identification = identificationSchema(today);
  return z
    .strictObject({
      ...contactFields,
      iban: ibanRequired ? requiredIban : optionalIban,
      identification: identityRequired
        ? z.strictObject(identification.shape, { error: 'validation.required' })
        : identification.optional(),
    })
    .refine(({ zipCode, country }) => zipCode !== '' || !hasPostalCodeFormat(country), {
      error: 'validation.required',
      path: ['zipCode'],
      when: ({ value }) => addressSchema.safeParse(value).success,
    })
    .refine(({ zipCode, country }) => zipCode === '' || isPostalCode(zipCode, country), {
      error: 'validation.postal-code',
      path: ['zipCode'],
      // Reported together with the errors of other fields, as soon as both are texts.
      when: ({ value }) => addressSchema.safeParse(value).success,
    });
}
export type CustomerDetails = z.infer<ReturnType<typeof customerSchema>>;
