import { z } from 'zod';
import { distinctBy, localeSchema, uuidSchema } from '../kernel';
import { imeiSchema, typedImeiSchema } from '../rules/imei';
import { circuitSchema, identificationTypes } from '../rules/statuses';
import { buybackFields } from './buyback.fields';
import { cancelReasonSchema } from './buyback.parts';

/** A person's choice; labels, prices and effects come from the server. */
export const chosenAnswerSchema = z.strictObject({
  questionId: uuidSchema,
  answerId: z.string().min(1).max(64),
});

/** A question has one answer: of two, nobody could say which one counts for the price. */
export const chosenAnswersSchema = z
  .array(chosenAnswerSchema)
  .max(100)
  .refine(distinctBy('questionId'), { error: 'listed-twice' });

export const diagnosedProductSchema = z.strictObject({
  productId: uuidSchema,
  answers: chosenAnswersSchema.describe(
    'One for each of the `questions` of `GET /products/{id}/diagnostic`.',
  ),
  imei: typedImeiSchema.optional(),
  forcedInvalidImei: z
    .boolean()
    .default(false)
    .describe(
      'Declares the product although its IMEI is refused with `imei-mismatch` or `imei-check-digit-wrong`.',
    ),
  ...buybackFields.shape,
});

/** The customer form; the field rules per country are in `rules/customer`. */
export const customerFormSchema = z.strictObject({
  firstName: z.string().max(255),
  lastName: z.string().max(255),
  email: z.string().max(255),
  phone: z.string().max(32),
  street: z.string().max(125),
  streetMore: z.string().max(125).optional(),
  zipCode: z.string().max(16),
  city: z.string().max(45),
  country: z.string().max(2).describe('ISO 3166-1, two capital letters.'),
  iban: z.string().max(42).optional().describe('Needed if `iban` is true for the payment mode.'),
});
export type CustomerForm = z.infer<typeof customerFormSchema>;

export const customerIdentificationSchema = z.strictObject({
  type: z
    .string()
    .max(32)
    .describe(`One of: ${identificationTypes.join(', ')}.`),
  number: z.string().max(32),
  issuingAuthority: z.string().max(255),
  deliveryDate: z.string().max(10).describe('The day on which it was issued, `2020-01-15`.'),
});
export type CustomerIdentification = z.infer<typeof customerIdentificationSchema>;

const choicesSchema = {
  circuit: circuitSchema.describe('`circuit` of one of the `options` of `GET /products/{id}/diagnostic`.'),
  shippingMethodId: uuidSchema.optional().describe('`id` of the same option.'),
  paymentModeId: uuidSchema.describe('`id` of one of the `paymentModes` of the same option.'),
  warehouseId: uuidSchema
    .optional()
    .describe('Where several warehouses of the option take the product: the chosen one.'),
  appointment: z.iso
    .date()
    .optional()
    .describe('The day of the courier, only where the circuit is a collection.'),
};

export const webBuybackBodySchema = z.strictObject({
  ...diagnosedProductSchema.shape,
  ...choicesSchema,
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  termsAccepted: z.boolean(),
  price: z
    .int()
    .nonnegative()
    .optional()
    .describe('The amount that was shown, in minor units; at another one, nothing is declared.'),
  locale: localeSchema.default('fr-FR'),
  commandId: uuidSchema.optional().describe('Chosen by the caller: sent again, it declares nothing twice.'),
});
export type WebBuybackBody = z.infer<typeof webBuybackBodySchema>;

export const storeBuybackBodySchema = webBuybackBodySchema
  .omit({ customer: true, termsAccepted: true })
  .extend({ customer: customerFormSchema.optional() });
export type StoreBuybackBody = z.infer<typeof storeBuybackBodySchema>;

export const cartLineSchema = z.strictObject({
  inCartId: uuidSchema.describe('Chosen by the caller, one for each line: refusals name the line by it.'),
  ...diagnosedProductSchema.shape,
  ...choicesSchema,
});
/** Stored encrypted on the server from checkout on; validating it declares one buyback per line. */
export const cartBodySchema = z.strictObject({
  lines: z.array(cartLineSchema).min(1).max(200),
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  termsAccepted: z.boolean(),
  price: z
    .int()
    .nonnegative()
    .optional()
    .describe('The total that was shown, in minor units; at another one, nothing is declared.'),
  locale: localeSchema.default('fr-FR'),
  storeId: uuidSchema.optional().describe('Set by a store seller: the buybacks are created in this store.'),
});
export type CartBody = z.infer<typeof cartBodySchema>;

export const finaliseBodySchema = z.strictObject({
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  handOverSigned: z.boolean(),
  price: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'The amount that the customer saw and signs for, in minor units; at another one, nothing is handed over.',
    ),
  imei: imeiSchema
    .optional()
    .describe(
      'As the store reads it from the product; from then on the file, its papers and the item name this one.',
    ),
  forcedInvalidImei: z
    .boolean()
    .default(false)
    .describe(
      'The seller’s deliberate act: an IMEI that does not fit, or another than the declared one, is kept; without one, it is left to the workshop.',
    ),
  /** Present when the store checked the product again. */
  rediagnosis: z.strictObject({ answers: chosenAnswersSchema, customerConsents: z.boolean() }).optional(),
});

/** The same, of which the paper to be signed is drawn. */
export const unsignedBodySchema = finaliseBodySchema.omit({ handOverSigned: true });

/** One customer and one signature for every product of a cart. */
export const finaliseCartBodySchema = finaliseBodySchema.omit({
  rediagnosis: true,
  price: true,
  imei: true,
  forcedInvalidImei: true,
});

export const cancelBodySchema = z.strictObject({
  reason: cancelReasonSchema,
  comment: z.string().trim().min(2).max(255).optional().describe('Needed with the reason `other`.'),
  force: z
    .boolean()
    .default(false)
    .describe('Cancels without the payment, once `payment-not-cancellable` was answered.'),
});

/** Unguessable proof that the reader followed the link sent to the customer. */
export const linkTokenSchema = z
  .string()
  .min(16)
  .max(128)
  .describe('`token` of the declaration’s reply, which is also in the links of the customer’s mails.');
