import { z } from 'zod';
import { fileReference, listOfDistinct, translationsSchema, uuidSchema } from '../kernel';
import { categoryIdSchema, containingCategoryIdSchema } from './category.document';
import { channelSchema, eanSchema, productDrawingSchema, productPricesSchema, tacCodeSchema } from '../rules';
import {
  centimetresSchema,
  gramsSchema,
  nameSchema,
  shortTextSchema,
  storedEanSchema,
} from './catalogue.parts';

export const productStatuses = ['draft', 'published'] as const;
export const productStatusSchema = z.enum(productStatuses);
export type ProductStatus = z.infer<typeof productStatusSchema>;

const productShape = z.strictObject({
  label: nameSchema,
  labelTranslations: translationsSchema(nameSchema).default({}),
  brand: shortTextSchema.min(1),
  /** The manufacturer's model. */
  model: shortTextSchema.default(''),
  /** The retailer's or buyer's own reference. */
  reference: shortTextSchema.default(''),
  ean: storedEanSchema.nullable().default(null),
  tacCodes: z.array(tacCodeSchema).max(1000).default([]),
  categoryId: containingCategoryIdSchema,
  secondaryCategoryIds: listOfDistinct(categoryIdSchema, 50).default([]),
  /** For the seller only; the public never sees it. */
  comment: z.string().trim().max(500).default(''),
  height: centimetresSchema.nullable().default(null),
  length: centimetresSchema.nullable().default(null),
  width: centimetresSchema.nullable().default(null),
  /** Nominal weight in grams; null: the category's default is the effective weight. */
  weight: gramsSchema.nullable().default(null),
  image: fileReference('picture').nullable().default(null),
  hdImage: fileReference('picture').nullable().default(null),
  status: productStatusSchema.default('draft'),
  buybackPrice: productPricesSchema.default({}),
  isCollectingIMEI: z.boolean().default(false),
  /** Bought at its price, without grading. */
  simple: z.boolean().default(false),
  buybackZeroNotAllowed: z.boolean().default(false),
});

/** Codes stored before their check digit was checked can still be read. */
export const productInputSchema = productShape.extend({ ean: eanSchema.nullable().default(null) });
export type ProductInput = z.infer<typeof productInputSchema>;

export const productSchema = productShape.extend({ id: uuidSchema });
export type Product = z.infer<typeof productSchema>;

export const productRowSchema = productSchema.extend({ category: z.string() });
export type ProductRow = z.infer<typeof productRowSchema>;

/** Channels through which a product can be declared at present, by the circuits of its category; none: it is not bought. */
export const boughtThroughSchema = z.array(channelSchema);

/** What a public visitor sees: published products only, no internal fields. */
export const publicProductSchema = productShape
  .omit({ comment: true, reference: true, status: true, secondaryCategoryIds: true, tacCodes: true })
  .extend({
    id: uuidSchema,
    category: z.string(),
    drawing: productDrawingSchema.optional(),
    boughtThrough: boughtThroughSchema,
  });
export type PublicProduct = z.infer<typeof publicProductSchema>;
