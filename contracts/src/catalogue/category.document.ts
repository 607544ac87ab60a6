import { z } from 'zod';
import { listOfDistinct, reference, shownAs, translationsSchema, uuidSchema } from '../kernel';
import { buyerAccountIdSchema, buyerIdSchema, warehouseIdSchema } from '../organisation';
import { activeStatusSchema, circuitSchema, productDrawingSchema } from '../rules';
import {
  centimetresSchema,
  gramsSchema,
  identifierSchema,
  imageSchema,
  longTextSchema,
  nameSchema,
  plainTextSchema,
} from './catalogue.parts';

/**
 * How a control below the declared price is absorbed (premium feature `absorption`): up to a percentage of the
 * declared or the controlled price, or up to an amount.
 */
export const absorptionTypes = ['none', 'percentage_declared', 'percentage_controlled', 'value'] as const;
export const absorptionTypeSchema = z.enum(absorptionTypes);
export type AbsorptionType = z.infer<typeof absorptionTypeSchema>;

/** Reference to a category from outside it: a product's secondary categories, a rule's categories. */
export const categoryIdSchema = reference(uuidSchema, { to: 'categories' });
/** Reference to the category that contains a document; it cannot be removed before its content (back office §5). */
export const containingCategoryIdSchema = reference(uuidSchema, {
  to: 'categories',
  removal: 'category-has-content',
});

const categoryShape = z.strictObject({
  /** In the account's language. */
  name: nameSchema,
  nameTranslations: translationsSchema(nameSchema).default({}),
  identifier: identifierSchema,
  /** Null only for the root of an account's tree. */
  parentId: containingCategoryIdSchema.nullable(),
  /** The account that buys. If omitted, the account itself. */
  buyerAccountId: buyerAccountIdSchema.optional(),
  /** If omitted: the buyer account's first buyer. */
  buyerId: buyerIdSchema.optional(),
  /** If empty: those of the nearest ancestor category that has any. */
  circuits: listOfDistinct(circuitSchema, 7).default([]),
  referringWarehouseIds: listOfDistinct(warehouseIdSchema, 100, 1),
  absorptionType: absorptionTypeSchema.default('none'),
  /** Percent with decimals, or minor units for `value`. */
  absorptionValue: z.number().nonnegative().nullable().default(null),
  /** The most that is ever absorbed for one product, in minor units. */
  absorptionMax: shownAs('money', z.int().nonnegative()).nullable().default(null),
  defaultWeight: gramsSchema,
  defaultHeight: centimetresSchema.nullable().default(null),
  defaultLength: centimetresSchema.nullable().default(null),
  defaultWidth: centimetresSchema.nullable().default(null),
  image: imageSchema.nullable().default(null),
  /** Shown where there is no picture. If omitted: that of the nearest ancestor category that has one. */
  drawing: productDrawingSchema.optional(),
  description: longTextSchema.default(''),
  descriptionTranslations: translationsSchema(longTextSchema).default({}),
  childrenDescription: plainTextSchema(255).default(''),
  status: activeStatusSchema.default('active'),
  highlightedInstruction: plainTextSchema(255).nullable().default(null),
  highlightedInstructionTranslations: translationsSchema(plainTextSchema(255)).default({}),
  /** Its products, and those of its subcategories, hold their owner’s data: they are erased before they are sold. */
  holdsData: z.boolean().default(false),
});

type Absorption = Pick<z.infer<typeof categoryShape>, 'absorptionType' | 'absorptionValue'>;

/** The rule across several fields of a category (back office §5). */
export function checkAbsorption(category: Absorption, context: z.core.$RefinementCtx): void {
  if (category.absorptionType === 'none') return;
  const value = category.absorptionValue;
  if (value === null) {
    context.addIssue({ code: 'custom', path: ['absorptionValue'], message: 'required-with-absorption' });
  } else if (category.absorptionType !== 'value' && value > 100) {
    context.addIssue({ code: 'custom', path: ['absorptionValue'], message: 'percent-too-big' });
  } else if (category.absorptionType === 'value' && !Number.isInteger(value)) {
    context.addIssue({ code: 'custom', path: ['absorptionValue'], message: 'whole-minor-units' });
  }
}
export const categoryInputSchema = categoryShape.superRefine(checkAbsorption);
export type CategoryInput = z.infer<typeof categoryInputSchema>;

export const categorySchema = categoryShape.extend({ id: uuidSchema, buyerId: uuidSchema });
export type Category = z.infer<typeof categorySchema>;

/** A category as shown in a list row or a detail. */
export const categoryRowSchema = categorySchema.extend({
  numberOfProducts: z.int().nonnegative(),
  numberOfPublishedProducts: z.int().nonnegative(),
});
export type CategoryRow = z.infer<typeof categoryRowSchema>;

const nodeShape = z.strictObject({
  id: uuidSchema,
  name: z.string(),
  nameTranslations: translationsSchema(z.string()).default({}),
  identifier: z.string(),
  parentId: uuidSchema.nullable(),
  image: imageSchema.nullable(),
  /** Its own or inherited. */
  drawing: productDrawingSchema.optional(),
  description: z.string(),
  descriptionTranslations: translationsSchema(z.string()).default({}),
  childrenDescription: z.string(),
  /** Published products at or below this node that a circuit of each channel accepts (back office §3). */
  productCount: z.strictObject({ web: z.int().nonnegative(), store: z.int().nonnegative() }),
});
export type CategoryNode = z.infer<typeof nodeShape> & { children: CategoryNode[] };
/** One node of the tree; also what a public visitor may see of a category. */
export const categoryNodeSchema: z.ZodType<CategoryNode> = nodeShape.extend({
  get children() {
    return z.array(categoryNodeSchema);
  },
});
