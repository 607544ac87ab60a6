import { z } from 'zod';
import {
  currencySchema,
  identificationNumberSchema,
  isoTimeSchema,
  localeSchema,
  keptTranslationsSchema,
  uuidSchema,
} from '../kernel';
import {
  channelSchema,
  circuitSchema,
  paymentProviderSchema,
  paymentTypeSchema,
  productStateSchema,
} from '../rules/statuses';
import { partiesSchema } from '../rules/parties';
import { productDrawingSchema } from '../rules/product-drawings';
import { buybackFields } from './buyback.fields';

/** What was declared or found for one diagnostic question; labels as the person saw them. */
export const answerSchema = z.strictObject({
  questionId: uuidSchema,
  question: z.string(),
  answerId: z.string(),
  answer: z.string(),
});
export type Answer = z.infer<typeof answerSchema>;

/** The product at the time of the buyback; later catalogue changes do not affect it. */
export const productSnapshotSchema = z.strictObject({
  id: uuidSchema,
  label: z.string(),
  labelTranslations: keptTranslationsSchema.optional(),
  brand: z.string(),
  model: z.string(),
  ean: z.string().optional(),
  reference: z.string().optional(),
  weight: z.int().optional(),
  /** Whole centimetres; absent unless all three are known. */
  dimensions: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).optional(),
  categoryId: uuidSchema,
  categoryLabel: z.string(),
  categoryLabelTranslations: keptTranslationsSchema.optional(),
  /** Address of its picture. */
  image: z.string().optional(),
  /** Of its category, for where it has no picture. */
  drawing: productDrawingSchema.optional(),
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/** What names a product wherever it travels. */
export const namedProductSchema = productSnapshotSchema.pick({
  ...{ id: true, label: true, labelTranslations: true, brand: true, image: true, drawing: true },
});
export type NamedProduct = z.infer<typeof namedProductSchema>;
export function namedProduct({ id, label, brand, ...more }: NamedProduct): NamedProduct {
  const { labelTranslations, image, drawing } = more;
  return {
    ...{ id, label, brand },
    ...(labelTranslations && { labelTranslations }),
    ...(image && { image }),
    ...(drawing && { drawing }),
  };
}

/** One line of the receipt, in minor units. The lines add up to `total`. */
export const priceLineSchema = z.strictObject({
  /** Receipts of older versions begin with `base`, the price of the condition, and leave lines of zero out. */
  kind: z.enum(['best', 'base', 'answer', 'transport', 'payment', 'bonus', 'floor']),
  label: z.string(),
  value: z.int(),
  /** The condition that this answer decides. */
  state: productStateSchema.optional(),
  /** The condition of this answer is counted with another one. */
  counted: z.boolean().optional(),
  /** What a modifier would be without its cap. */
  uncapped: z.int().optional(),
});
export const pricedSchema = z.strictObject({
  total: z.int().nonnegative(),
  currency: currencySchema,
  state: productStateSchema,
  lines: z.array(priceLineSchema),
});
export type Priced = z.infer<typeof pricedSchema>;

export const paymentChoiceSchema = z.strictObject({
  modeId: uuidSchema,
  type: paymentTypeSchema,
  provider: paymentProviderSchema,
  label: z.string(),
  /** Due when the buyback is finalised for modes paid in the store, otherwise at completion (domain §4). */
  paidInStore: z.boolean(),
});
export type PaymentChoice = z.infer<typeof paymentChoiceSchema>;

export const transportChoiceSchema = z.strictObject({
  methodId: uuidSchema.optional(),
  label: z.string(),
  /** ISO date of the courier's visit, only for `web_collect` and `store_collect`. */
  appointment: z.iso.date().optional(),
});

/** An account's own days leave room for fewer. */
export const maxPriceReminders = 2;

/** How long the price is promised. The reminders are fixed with it, so that the buyback needs no clock. */
export const priceLockSchema = z.strictObject({
  until: isoTimeSchema,
  remindAt: z.array(isoTimeSchema).max(maxPriceReminders),
});

/** Whether the warehouse checks an item in before testing it. */
export const checkInRequirementSchema = z.enum(['optional', 'mandatory', 'disabled']);
export type CheckInRequirement = z.infer<typeof checkInRequirementSchema>;

export const buybackOpeningSchema = z.strictObject({
  identificationNumber: identificationNumberSchema,
  channel: channelSchema,
  circuit: circuitSchema,
  locale: localeSchema,
  product: productSnapshotSchema,
  answers: z.array(answerSchema),
  price: pricedSchema,
  /** Only on the web: at the counter the product is handed over at once. */
  priceLock: priceLockSchema.optional(),
  payment: paymentChoiceSchema,
  transport: transportChoiceSchema,
  customerId: uuidSchema.optional(),
  storeId: uuidSchema.optional(),
  warehouseId: uuidSchema,
  /** Key of the immutable diagnostic (questions, effects, prices) behind the price; a control uses the same. */
  diagnosticId: z.string().length(64),
  /** The warehouse's setting on that day; the package carries it along, so that no policy reads settings. */
  checkIn: checkInRequirementSchema,
  buyerId: uuidSchema.optional(),
  ...partiesSchema.shape,
  rootId: uuidSchema,
  imei: z.string().optional(),
  forcedInvalidImei: z.boolean(),
  ...buybackFields.shape,
  cartId: uuidSchema.optional(),
});
export type BuybackOpening = z.infer<typeof buybackOpeningSchema>;

export const cancelReasons = ['customer_retractation', 'technical_problem', 'other'] as const;
export const cancelReasonSchema = z.enum(cancelReasons);

export const answerDifferenceSchema = z.strictObject({
  questionId: z.string(),
  question: z.string(),
  declared: z.string(),
  found: z.string(),
});

/** A parcel sent after its price lock had ended (`until`) is tested with the prices of the day. */
export const lateSchema = z.strictObject({
  until: isoTimeSchema,
  sentAt: isoTimeSchema,
  /** What the declared answers were worth on the day of the test. */
  dayPrice: z.int().nonnegative(),
});
export type Late = z.infer<typeof lateSchema>;

/** The result of the compliance test, compared with the declaration (domain §2). */
export const controlSchema = z.strictObject({
  answers: z.array(answerSchema),
  price: pricedSchema,
  outcome: z.enum(['same-answers', 'by-price', 'absorbed', 'lower']),
  absorbedAmount: z.int().nonnegative(),
  differences: z.array(answerDifferenceSchema),
  /** With the diagnostic of the day, which explains the price. */
  late: lateSchema.extend({ diagnosticId: z.string().length(64) }).optional(),
});
export type Control = z.infer<typeof controlSchema>;

/** An account may set fewer (domain §2: reminders at 3 and 10 days). */
export const maxProposalReminders = 5;

/** Terms of an offer, fixed when the test is recorded, so that the buyback needs no clock. */
export const proposalTermsSchema = z.strictObject({
  proposalId: uuidSchema,
  remindAt: z.array(isoTimeSchema).max(maxProposalReminders),
  expiresAt: isoTimeSchema,
});
export type ProposalTerms = z.infer<typeof proposalTermsSchema>;
