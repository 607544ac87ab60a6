import { z } from 'zod';
import { countrySchema, currencySchema, uuidSchema } from '../kernel';
import {
  channelSchema,
  circuitInstructionTypeSchema,
  circuitSchema,
  depositSchema,
  paymentProviderSchema,
  paymentTypeSchema,
  priceModifierSchema,
  productPricesSchema,
  productStates,
  type Channel,
  type ProductState,
} from '../rules';
import { type absorptionTypeSchema } from './category';
import { questionAnswerSchema } from './question';

const diagnosedProductSchema = z.strictObject({
  id: uuidSchema,
  label: z.string(),
  brand: z.string(),
  model: z.string(),
  reference: z.string(),
  ean: z.string().nullable(),
  image: z.string().nullable(),
  /** Grams and centimetres, the category's defaults where the product has none. */
  weight: z.int(),
  height: z.int().nullable(),
  length: z.int().nullable(),
  width: z.int().nullable(),
  categoryId: uuidSchema,
  categoryLabel: z.string(),
  simple: z.boolean(),
});

const diagnosticQuestionSchema = z.strictObject({
  id: uuidSchema,
  title: z.string(),
  howToTest: z.string(),
  description: z.string(),
  answers: z.array(questionAnswerSchema),
});

const paymentOptionSchema = z.strictObject({
  id: uuidSchema,
  type: paymentTypeSchema,
  provider: paymentProviderSchema,
  label: z.string(),
  description: z.string(),
  long_description: z.string(),
  modifier: priceModifierSchema.nullable(),
  /** Payment bonus; null where the account has not bought the feature. */
  bonus: priceModifierSchema.nullable(),
  iban: z.boolean(),
  paidInStore: z.boolean(),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

const warehouseChoiceSchema = z.strictObject({
  warehouseIds: z.array(uuidSchema),
  defaultWarehouseId: uuidSchema.optional(),
});
const warehousesByState = Object.fromEntries(
  productStates.map((state) => [state, warehouseChoiceSchema]),
) as Record<ProductState, typeof warehouseChoiceSchema>;

const shippingOptionSchema = z.strictObject({
  /** Id of the shipping method. */
  id: uuidSchema,
  channel: channelSchema,
  type: depositSchema,
  circuit: circuitSchema,
  circuitId: uuidSchema,
  label: z.string(),
  description: z.string(),
  modifier: priceModifierSchema.nullable(),
  /** Empty: every country. */
  countries: z.array(countrySchema),
  instructions: z.array(z.strictObject({ label: z.string(), type: circuitInstructionTypeSchema })),
  highlightedInstruction: z.string().nullable(),
  terms: z.string(),
  paymentModes: z.array(paymentOptionSchema),
  /** The warehouses for each declared state; several: one must be chosen (customer seed §5). */
  warehouses: z.strictObject(warehousesByState),
});
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

/** All that the wizard needs of one product, in one call: `GET /products/{id}/diagnostic`. Amounts in minor units. */
export const diagnosticViewSchema = z.strictObject({
  product: diagnosedProductSchema,
  prices: productPricesSchema,
  currency: currencySchema,
  questions: z.array(diagnosticQuestionSchema),
  collectsImei: z.boolean(),
  tacCodes: z.array(z.string()),
  options: z.array(shippingOptionSchema),
  /** Names of every warehouse that an option mentions. */
  warehouses: z.array(z.strictObject({ id: uuidSchema, name: z.string(), city: z.string() })),
  settings: z.strictObject({
    identityDocumentRequired: z.boolean(),
    cartMinValue: z.int().nonnegative(),
    zeroAllowed: z.boolean(),
    validDays: z.int().positive(),
    /** 200 with the premium feature `multi_product_cart`, else 1 (customer seed §9). */
    maxNbOfItems: z.int().positive(),
  }),
});
export type DiagnosticView = z.infer<typeof diagnosticViewSchema>;

/** The view, and what only the server needs when the product is declared or controlled. */
export type DiagnosticFile = DiagnosticView & {
  readonly accountId: string;
  readonly category: {
    readonly id: string;
    readonly buyerId: string;
    /** None where the account lacks the premium feature `absorption`. */
    readonly absorptionType: z.infer<typeof absorptionTypeSchema>;
    readonly absorptionValue: number | null;
    readonly absorptionMax: number | null;
  };
  /** Root management unit of the account. */
  readonly rootId: string;
};

export type DiagnosticRequest = {
  readonly accountId: string;
  readonly productId: string;
  readonly channel: Channel;
};

/**
 * Gathers a product's diagnostic. Fast enough for every declaration: reads a cache that catalogue and configuration
 * writes invalidate. The answer is shared between callers: read it, never change it.
 * @throws Refusal product-gone, product-unpublished, no-diagnostic-question, no-buyback-price, no-transport-mode,
 * no-payment-mode or no-warehouse (customer seed §8)
 */
export interface DiagnosticReader {
  read(request: DiagnosticRequest): Promise<DiagnosticFile>;
}

/** What a host provides and services inject. */
export const diagnosticReaderToken = Symbol.for('reprise.diagnostic-reader');
