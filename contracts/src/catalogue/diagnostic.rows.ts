import { z } from 'zod';
import { currencySchema, translationsSchema, uuidSchema } from '../kernel';
import { productDrawingSchema, productPricesSchema, type Parties } from '../rules';
import { type absorptionTypeSchema } from './category.document';
import { shippingOptionSchema } from './diagnostic-options.rows';
import { questionAnswerSchema, questionTranslations } from './question.document';

const diagnosedProductSchema = z.strictObject({
  id: uuidSchema,
  label: z.string(),
  /** Versions of before have none. */
  labelTranslations: translationsSchema(z.string()).optional(),
  brand: z.string(),
  model: z.string(),
  reference: z.string(),
  ean: z.string().nullable(),
  image: z.string().nullable(),
  /** The same at a higher resolution, for screens that can show it; left out where there is none. */
  hdImage: z.string().optional(),
  /** Of its category; versions of before have none. */
  drawing: productDrawingSchema.optional(),
  /** Grams and centimetres; the category's defaults if the product has none. */
  weight: z.int(),
  height: z.int().nullable(),
  length: z.int().nullable(),
  width: z.int().nullable(),
  categoryId: uuidSchema,
  categoryLabel: z.string(),
  categoryLabelTranslations: translationsSchema(z.string()).optional(),
  simple: z.boolean(),
});

const diagnosticQuestionSchema = z.strictObject({
  id: uuidSchema,
  title: z.string(),
  howToTest: z.string(),
  description: z.string(),
  ...questionTranslations,
  answers: z.array(questionAnswerSchema),
});

/**
 * Everything that the wizard needs of one product, in one call: `GET /products/{id}/diagnostic`. Amounts in minor
 * units.
 */
export const diagnosticViewSchema = z.strictObject({
  product: diagnosedProductSchema,
  prices: productPricesSchema,
  currency: currencySchema,
  questions: z.array(diagnosticQuestionSchema),
  collectsImei: z.boolean(),
  tacCodes: z.array(z.string()),
  options: z.array(shippingOptionSchema),
  /** What the catalogue tells sellers about the product; only in the store's channel. */
  sellerComment: z.string().optional(),
  /** The workshop that the reader's store uses unless the seller chooses another. */
  storeWarehouseId: uuidSchema.optional(),
  /** Names of all warehouses mentioned in an option. */
  warehouses: z.array(z.strictObject({ id: uuidSchema, name: z.string(), city: z.string() })),
  settings: z.strictObject({
    identityDocumentRequired: z.boolean(),
    cartMinValue: z.int().nonnegative(),
    zeroAllowed: z.boolean(),
    validDays: z.int().positive(),
    /** 200 with the premium feature `multi_product_cart`, otherwise 1 (customer journey §9). */
    maxNbOfItems: z.int().positive(),
  }),
});
export type DiagnosticView = z.infer<typeof diagnosticViewSchema>;

/** The view plus what only the server needs when the product is declared or controlled. */
export type Diagnostic = DiagnosticView & {
  readonly accountId: string;
  readonly category: {
    readonly id: string;
    readonly buyerId: string;
    /** `none` if the account lacks the premium feature `absorption`. */
    readonly absorptionType: z.infer<typeof absorptionTypeSchema>;
    readonly absorptionValue: number | null;
    readonly absorptionMax: number | null;
  };
  /** Who buys, pays and ships. */
  readonly parties: Required<Parties>;
  /** Root management unit of the account. */
  readonly rootId: string;
  /** Revisions of the documents behind it, by their ids. Versions of before have none. */
  readonly revisions?: Readonly<Record<string, number>>;
  /** Of the dispatch rule, by the id of the shipping method. Versions of before have none. */
  readonly customValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
