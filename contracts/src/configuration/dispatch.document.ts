import { z } from 'zod';
import { uuidSchema } from '../kernel';
import { circuitSchema, productStateSchema } from '../rules';
import { categoryIdSchema } from '../catalogue/category.document';
import { nameSchema } from '../catalogue/catalogue.parts';
import { warehouseIdSchema } from '../organisation';

const operator = z.enum(['in', 'notIn']);
const values = <T extends z.ZodType>(value: T) => z.array(value).min(1).max(500);

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
  warehouseIds: z.array(warehouseIdSchema).min(1).max(100),
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

/** What is known about a product when its warehouse is chosen. */
export type DispatchFacts = {
  readonly brand: string;
  /** The product's category and its ancestors: a rule on a parent covers its children. */
  readonly categoryIds: readonly string[];
  readonly circuit: string;
  /** Declared state; omitted before the questions are answered, when no rule on the state can match. */
  readonly productState?: string;
  /** The category's own warehouses, used if no rule matches. */
  readonly referringWarehouseIds: readonly string[];
};

export type WarehouseChoice = {
  /**
   * In the rule's order; if empty ("logistics configuration non-compliant"), the caller refuses with
   * `no-warehouse`.
   */
  readonly warehouseIds: readonly string[];
  /** Used if nobody chooses. */
  readonly defaultWarehouseId?: string;
  readonly ruleId?: string;
};

type Rule = Pick<
  WarehouseDispatchRule,
  'id' | 'conditions' | 'warehouseIds' | 'defaultWarehouseId' | 'position' | 'active'
>;

const fold = (text: string): string => text.trim().toLocaleLowerCase('en');

function factsFor(attribute: DispatchCondition['attribute'], facts: DispatchFacts): readonly string[] {
  switch (attribute) {
    case 'brand':
      return [facts.brand];
    case 'category':
      return facts.categoryIds;
    case 'circuit':
      return [facts.circuit];
    case 'productState':
      return facts.productState === undefined ? [] : [facts.productState];
  }
}

function fits(condition: DispatchCondition, facts: DispatchFacts): boolean {
  const known = factsFor(condition.attribute, facts).map(fold);
  if (known.length === 0) return false;
  const wanted = new Set(condition.values.map(fold));
  const found = known.some((fact) => wanted.has(fact));
  return condition.operator === 'in' ? found : !found;
}

function choice(warehouseIds: readonly string[], preferred: string | null, ruleId?: string): WarehouseChoice {
  const defaultWarehouseId = preferred ?? warehouseIds[0];
  return { warehouseIds, ...(defaultWarehouseId && { defaultWarehouseId }), ...(ruleId && { ruleId }) };
}

/**
 * The warehouses that may receive a product: those of the first active rule, by position then id, whose conditions
 * all match, or else the category's own warehouses. Source: back office §3 "Warehouse dispatch rule".
 */
export function dispatchWarehouse(rules: readonly Rule[], facts: DispatchFacts): WarehouseChoice {
  const rule = rules
    .filter(({ active, conditions }) => active && conditions.every((condition) => fits(condition, facts)))
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id))[0];
  return rule
    ? choice(rule.warehouseIds, rule.defaultWarehouseId, rule.id)
    : choice(facts.referringWarehouseIds, null);
}
