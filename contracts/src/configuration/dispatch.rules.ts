import type { DispatchCondition, WarehouseDispatchRule } from './dispatch.document';

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

export type DispatchRule = Pick<
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

/** The place of the first condition that a product does not meet; undefined if it meets all. */
export function firstMiss({ conditions }: Pick<DispatchRule, 'conditions'>, facts: DispatchFacts) {
  const place = conditions.findIndex((condition) => !fits(condition, facts));
  return place < 0 ? undefined : place;
}

/** Active rules in the order in which they are tried: by position, then by id. */
export const rulesInOrder = <R extends DispatchRule>(rules: readonly R[]): R[] =>
  rules.filter(({ active }) => active).sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));

/**
 * The warehouses that may receive a product: those of the first active rule whose conditions all match, or else the
 * category's own warehouses. Source: back office §3 "Warehouse dispatch rule".
 */
export function dispatchWarehouse(rules: readonly DispatchRule[], facts: DispatchFacts): WarehouseChoice {
  const rule = rulesInOrder(rules).find((each) => firstMiss(each, facts) === undefined);
  return rule
    ? choice(rule.warehouseIds, rule.defaultWarehouseId, rule.id)
    : choice(facts.referringWarehouseIds, null);
}
