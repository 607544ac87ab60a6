import { z } from 'zod';
import { distinctBy, localeSchema, uuidSchema } from '../kernel';
import { imeiSchema, typedImeiSchema } from '../rules/imei';
import { circuitSchema } from '../rules/statuses';
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
  answers: chosenAnswersSchema,
  imei: typedImeiSchema.optional(),
  forcedInvalidImei: z.boolean().default(false),
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
  country: z.string().max(2),
  iban: z.string().max(42).optional(),
});
export type CustomerForm = z.infer<typeof customerFormSchema>;

export const customerIdentificationSchema = z.strictObject({
  type: z.string().max(32),
  number: z.string().max(32),
  issuingAuthority: z.string().max(255),
  deliveryDate: z.string().max(10),
});
export type CustomerIdentification = z.infer<typeof customerIdentificationSchema>;

const choicesSchema = {
  circuit: circuitSchema,
  shippingMethodId: uuidSchema.optional(),
  paymentModeId: uuidSchema,
  warehouseId: uuidSchema.optional(),
  appointment: z.iso.date().optional(),
};

export const webBuybackBodySchema = z.strictObject({
  ...diagnosedProductSchema.shape,
  ...choicesSchema,
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  termsAccepted: z.boolean(),
  /** The amount that was shown; at another one, nothing is declared. */
  price: z.int().nonnegative().optional(),
  locale: localeSchema.default('fr-FR'),
  commandId: uuidSchema.optional(),
});
export type WebBuybackBody = z.infer<typeof webBuybackBodySchema>;

export const storeBuybackBodySchema = webBuybackBodySchema
  .omit({ customer: true, termsAccepted: true })
  .extend({ customer: customerFormSchema.optional() });
export type StoreBuybackBody = z.infer<typeof storeBuybackBodySchema>;

export const cartLineSchema = z.strictObject({
  inCartId: uuidSchema,
  ...diagnosedProductSchema.shape,
  ...choicesSchema,
});
/** Stored encrypted on the server from checkout on; validating it declares one buyback per line. */
export const cartBodySchema = z.strictObject({
  lines: z.array(cartLineSchema).min(1).max(200),
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  termsAccepted: z.boolean(),
  /** The total that was shown; at another one, nothing is declared. */
  price: z.int().nonnegative().optional(),
  locale: localeSchema.default('fr-FR'),
  /** Set by a store seller: the buybacks are created in this store. */
  storeId: uuidSchema.optional(),
});
export type CartBody = z.infer<typeof cartBodySchema>;

export const finaliseBodySchema = z.strictObject({
  customer: customerFormSchema,
  identification: customerIdentificationSchema.optional(),
  handOverSigned: z.boolean(),
  /** The amount that the customer saw and signs for; at another one, nothing is handed over. */
  price: z.int().nonnegative().optional(),
  /** As the store reads it from the product; from then on the file, its papers and the item name this one. */
  imei: imeiSchema.optional(),
  /**
   * The seller's deliberate act: an IMEI that does not fit, or another than the declared one, is kept; without one, it is
   * left to the workshop.
   */
  forcedInvalidImei: z.boolean().default(false),
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
  comment: z.string().trim().min(2).max(255).optional(),
  force: z.boolean().default(false),
});

/** Unguessable proof that the reader followed the link sent to the customer. */
export const linkTokenSchema = z
  .string()
  .min(16)
  .max(128)
  .describe('`token` of the declaration’s reply, which is also in the links of the customer’s mails.');
