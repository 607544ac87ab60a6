import { z } from 'zod';
import { listOfDistinct, uuidSchema } from '../kernel';
import { circuitSchema, productStateSchema } from '../rules';
import { categoryIdSchema } from '../catalogue/category.document';
import { nameSchema } from '../catalogue/catalogue.parts';
import { warehouseIdSchema } from '../organisation';

const operator = z.enum(['in', 'notIn']);
const values = <T extends z.ZodType<string>>(value: T) => listOfDistinct(value, 500, 1);

/** Brands are compared ignoring case and surrounding spaces. */
export const dispatchConditionSchema = z.discriminatedUnion('attribute', [
  z.strictObject({
    attribute: z.literal('brand'),
    operator,
    values: values(z.string().trim().min(1).max(255)),
  }),
  z.strictObject({ attribute: z.literal('category'), operator, values: values(categoryIdSchema) }),
  z.strictObject({ attribute: z.literal('circuit'), operator, values: values(circuitSchema) }),
  z.strictObject({ attribute: z.literal('productState'), operator, values: values(productStateSchema) }),
]);
export type DispatchCondition = z.infer<typeof dispatchConditionSchema>;

const ruleShape = z.strictObject({
  title: nameSchema,
  conditions: z.array(dispatchConditionSchema).min(1).max(20),
  warehouseIds: listOfDistinct(warehouseIdSchema, 100, 1),
  /** Preselected if there are several warehouses to choose from. */
  defaultWarehouseId: warehouseIdSchema.nullable().default(null),
  /** Rules are tried in this order; the first match decides. */
  position: z.int().nonnegative().default(0),
  active: z.boolean().default(true),
});
/** "A dispatch rule needs a title, at least one condition and at least one warehouse" (back office §5). */
export const warehouseDispatchRuleInputSchema = ruleShape.refine(
  (rule) => rule.defaultWarehouseId === null || rule.warehouseIds.includes(rule.defaultWarehouseId),
  { error: 'not-one-of-warehouses', path: ['defaultWarehouseId'] },
);
export const warehouseDispatchRuleSchema = ruleShape.extend({ id: uuidSchema });
export type WarehouseDispatchRule = z.infer<typeof warehouseDispatchRuleSchema>;
