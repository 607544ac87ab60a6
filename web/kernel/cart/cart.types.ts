import { createdBuybackSchema, priceLineSchema } from '@reprise/contracts/buyback';
import { currencySchema, localeSchema } from '@reprise/contracts/kernel';
import { productDrawingSchema, productStateSchema } from '@reprise/contracts/rules';
import { z } from 'zod';
import { productDraftSchema } from '../product-draft';

/** The product as it was when it was put into the cart (customer journey §3). */
const cartProductSchema = z.object({
  model: z.string(),
  reference: z.string(),
  ean: z.string().nullable(),
  weight: z.number(),
  height: z.number().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  categoryId: z.string(),
  categoryLabel: z.string(),
  diagnosticType: z.enum(['simple', 'questions']),
});

/** A person's answers for one product so far. Stored until the buyback is declared. */
const draftSchema = productDraftSchema.extend({
  inCartId: z.string(),
  slug: z.string(),
  /** The product is worthless and is handed in for recycling anyway. */
  recycles: z.boolean(),
  /** The buyback that was declared before, from whose page the person comes. */
  declarationId: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Carts of older versions kept lines in words, the price they begin with first. */
const lineInWords = z.object({ label: z.string(), value: z.number() }).strict();
const receiptSchema = z.union([
  z.array(priceLineSchema),
  z
    .array(lineInWords)
    .transform((lines) =>
      lines.map((line, index) => ({ kind: index === 0 ? ('base' as const) : ('answer' as const), ...line })),
    ),
]);

/** What is written of a line in one language; of the receipt, the label of each of its lines. */
const lineTextsSchema = z.object({
  label: z.string(),
  categoryLabel: z.string().optional(),
  transportLabel: z.string(),
  transportTerms: z.string().optional(),
  paymentLabel: z.string(),
  receipt: z.array(z.string()),
});
export type LineTexts = z.infer<typeof lineTextsSchema>;

/** One product ready to be declared, with what the cart shows of it. Amounts in minor units. */
const cartLineSchema = z.object({
  inCartId: z.string(),
  productId: z.string(),
  slug: z.string(),
  answers: z.array(z.object({ questionId: z.string(), answerId: z.string() })),
  imei: z.string().optional(),
  forcedInvalidImei: z.boolean(),
  circuit: z.string(),
  shippingMethodId: z.string(),
  appointment: z.string().optional(),
  paymentModeId: z.string(),
  warehouseId: z.string().optional(),
  label: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  /** Carts of older versions have none. */
  drawing: productDrawingSchema.optional().catch(undefined),
  /** Carts of older versions have none. */
  item: cartProductSchema.optional(),
  declarationId: z.string().optional(),
  /** What else a seller was told of it: `buybackFields` by name. */
  declared: z.record(z.string(), z.unknown()).optional(),
  receipt: receiptSchema,
  total: z.number(),
  /** The condition that the answers come to. Carts of older versions have none. */
  state: productStateSchema.optional(),
  currency: currencySchema,
  transportLabel: z.string(),
  /** The conditions of this transport, accepted with the general ones. */
  transportTerms: z.string().optional(),
  paymentLabel: z.string(),
  /** In the languages in which they differ from the account's own. Carts of older versions have none. */
  translations: z.partialRecord(localeSchema, lineTextsSchema).optional().catch(undefined),
  needsIban: z.boolean(),
  /** Empty: every country. */
  countries: z.array(z.string()),
  identityRequired: z.boolean(),
  minimum: z.number(),
  validDays: z.number(),
  /** Number of wizard steps before, so that the last two continue counting. */
  steps: z.number(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const storedCartSchema = z.object({
  storedAt: z.string(),
  cartId: z.string(),
  lines: z.array(cartLineSchema),
  // Carts of older versions named them by product, one of each.
  drafts: z
    .record(z.string(), draftSchema)
    .transform((drafts) => Object.fromEntries(Object.values(drafts).map((each) => [each.inCartId, each]))),
  declared: z.array(createdBuybackSchema).optional(),
});

export const storedCustomerSchema = z.object({
  storedAt: z.string(),
  customer: z.record(z.string(), z.unknown()),
});

export const cartTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.total, 0);
