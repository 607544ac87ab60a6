import { z } from 'zod';
import { keptTranslationsSchema, uuidSchema } from '../kernel';
import { productDrawingSchema } from '../rules';
import type { NamedProduct, ProductSnapshot } from './buyback.parts';

/** A product as rows name it: in the account's language and in others, and by its picture. */
export const shownNameSchema = z.object({
  productLabel: z.string(),
  productLabelTranslations: keptTranslationsSchema.optional(),
  brand: z.string(),
  productImage: z.string().optional(),
  productDrawing: productDrawingSchema.optional(),
});
/** With its category, by the names of that. */
export const shownProductSchema = z.object({
  categoryId: uuidSchema,
  categoryLabel: z.string(),
  categoryLabelTranslations: keptTranslationsSchema.optional(),
  ...shownNameSchema.shape,
});
export type ShownProduct = z.infer<typeof shownProductSchema>;

/** The optional fields of a row's product, unset: before another product takes its place. */
export const withoutShown = <R extends Partial<ShownProduct>>(row: R) => {
  const { productLabelTranslations: _label, categoryLabelTranslations: _category, ...rest } = row;
  const { productImage: _image, productDrawing: _drawing, ...kept } = rest;
  return kept;
};

export const shownName = (product: NamedProduct): z.infer<typeof shownNameSchema> => ({
  productLabel: product.label,
  brand: product.brand,
  ...(product.labelTranslations && { productLabelTranslations: product.labelTranslations }),
  ...(product.image && { productImage: product.image }),
  ...(product.drawing && { productDrawing: product.drawing }),
});

export const shownProduct = (product: ProductSnapshot): ShownProduct => ({
  categoryId: product.categoryId,
  categoryLabel: product.categoryLabel,
  ...shownName(product),
  ...(product.categoryLabelTranslations && {
    categoryLabelTranslations: product.categoryLabelTranslations,
  }),
});
