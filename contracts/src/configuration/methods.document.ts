import { z } from 'zod';
import {
  countrySchema,
  distinctBy,
  listOfDistinct,
  reference,
  shownAs,
  translationsSchema,
  uuidSchema,
} from '../kernel';
import {
  channelSchema,
  circuitSchema,
  depositSchema,
  paymentNeedsIban,
  paymentProviderSchema,
  paymentTypeSchema,
  priceModifierSchema,
} from '../rules';
import { nameSchema, plainTextSchema } from '../catalogue/catalogue.parts';

const linesOf = (text: string): number => text.split('\n').length;

export const paymentModeIdSchema = reference(uuidSchema, { to: 'payment-modes' });

const longDescriptionSchema = z
  .string()
  .trim()
  .max(800)
  .refine((text) => linesOf(text) <= 15, { error: 'too-many-lines' });

/** A way to be paid; limits of back office §5 "Payment mode". */
const paymentModeShape = z.strictObject({
  label: z.string().trim().min(1).max(255),
  labelTranslations: translationsSchema(z.string().trim().min(1).max(255)).default({}),
  description: z.string().trim().min(2).max(300),
  descriptionTranslations: translationsSchema(z.string().trim().min(2).max(300)).default({}),
  longDescription: longDescriptionSchema.default(''),
  longDescriptionTranslations: translationsSchema(longDescriptionSchema).default({}),
  mailContent: z.string().trim().max(300).default(''),
  mailContentTranslations: translationsSchema(z.string().trim().max(300)).default({}),
  type: paymentTypeSchema,
  provider: paymentProviderSchema.default('none'),
  active: z.boolean().default(true),
  /** Due at the store counter, not at completion (domain §4). */
  paidInStore: z.boolean().default(false),
  /** Bonus or malus; null is the specification's "disabled". */
  modifier: priceModifierSchema.nullable().default(null),
  /**
   * Extra bonus in one circuit; only with the premium feature `payment_bonus`. A circuit bonus needs a mode: its
   * type.
   */
  circuitBonuses: z
    .array(z.strictObject({ circuit: circuitSchema, modifier: priceModifierSchema }))
    .max(7)
    .refine(distinctBy('circuit'), { error: 'listed-twice' })
    .default([]),
});
/** A transfer goes to an IBAN: a way to be paid that does not ask for one cannot be paid by transfer. */
export const paymentModeInputSchema = paymentModeShape.refine(
  ({ type, provider }) => provider !== 'sepa_transfer' || paymentNeedsIban(type),
  { error: 'transfer-needs-iban', path: ['provider'] },
);
export type PaymentMode = z.infer<typeof paymentModeInputSchema> & { readonly id: string };

/** Whether this payment mode requires the customer's IBAN. */
export const needsIban = (mode: Pick<PaymentMode, 'type'>): boolean => mode.type === 'bank_transfer';

/** A way to hand over the product (customer journey §3). `channel` and `type` follow from the circuit. */
export const shippingMethodInputSchema = z.strictObject({
  circuit: circuitSchema,
  label: nameSchema,
  labelTranslations: translationsSchema(nameSchema).default({}),
  description: plainTextSchema(500).default(''),
  descriptionTranslations: translationsSchema(plainTextSchema(500)).default({}),
  /** Working days from the customer's hands to the workshop. */
  delayDays: shownAs('days', z.int().nonnegative().max(60)).nullable().default(null),
  /** Transport bonus or malus. */
  modifier: priceModifierSchema.nullable().default(null),
  /** Empty: those of the circuit. */
  paymentModeIds: listOfDistinct(paymentModeIdSchema, 50).default([]),
  /** Empty: those of the circuit. */
  countries: listOfDistinct(countrySchema, 60).default([]),
  active: z.boolean().default(true),
  position: z.int().nonnegative().default(0),
});
export const shippingMethodComputedSchema = z.object({ channel: channelSchema, type: depositSchema });
export type ShippingMethod = z.infer<typeof shippingMethodInputSchema> & { readonly id: string };
