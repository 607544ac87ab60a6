import { countrySchema, isoDateSchema, localeSchema } from '@reprise/contracts/kernel';
import { z } from 'zod';

const short = z.string().max(255);

/** Erased on request, at once (domain §1). Lengths are checked when the customer enters them; customer journey §5. */
export const customerContactSchema = z.strictObject({
  firstName: short,
  lastName: short,
  email: short.optional(),
  phone: short.optional(),
  street: short.optional(),
  streetMore: short.optional(),
  zipCode: short.optional(),
  city: short.optional(),
  country: countrySchema.optional(),
  locale: localeSchema.optional(),
});
export type CustomerContact = z.infer<typeof customerContactSchema>;

export const voucherSchema = z.strictObject({
  paymentId: z.string(),
  kind: z.enum(['gift_card', 'voucher']),
  number: short,
  pin: short.optional(),
  expiresOn: isoDateSchema.optional(),
});
export type Voucher = z.infer<typeof voucherSchema>;

/** Kept as long as the law requires for accounting and the second-hand goods register. */
export const customerAccountingSchema = z.strictObject({
  holder: short.optional(),
  iban: z.string().max(34).optional(),
  bic: z.string().max(11).optional(),
  identity: z
    .strictObject({ type: short, number: short, issuingAuthority: short, deliveryDate: isoDateSchema })
    .optional(),
  vouchers: z.array(voucherSchema).optional(),
});
export type CustomerAccounting = z.infer<typeof customerAccountingSchema>;

export const customerParts = { contact: customerContactSchema, accounting: customerAccountingSchema };
export type Purpose = keyof typeof customerParts;
export type CustomerPart = { contact: CustomerContact; accounting: CustomerAccounting };
