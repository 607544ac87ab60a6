import { type DispatchReach, firstMiss, rulesInOrder } from '@reprise/contracts/configuration';
import { dispatchOf } from './dispatch-of.rules';
import { type Group, type Kind, kindsOfProduct, type Sold } from './kinds-of-product.rules';

type Rule = Sold['warehouseRules'][number];
type Seen = { example?: Kind; shadowedBy: Set<string> };
type Falling = DispatchReach['falling'][number];

/** More kinds than this are not tried: the answer then says of some rules that it does not know. */
const mostKinds = 20_000;

/** Tries one kind of product: who decides, and who would have. Answers whether it falls to the default. */
function tryKind(sold: Sold, kind: Kind, seen: ReadonlyMap<string, Seen>): boolean {
  const { rules, facts, choose } = dispatchOf(sold, kind.circuit, kind);
  const { ruleId } = choose(kind.productState);
  if (ruleId === undefined) return true;
  const decides = seen.get(ruleId);
  if (decides) decides.example ??= kind;
  const full = { ...facts, productState: kind.productState };
  const late = rules.filter((rule) => rule.id !== ruleId && firstMiss(rule, full) === undefined);
  for (const { id } of late) seen.get(id)?.shadowedBy.add(ruleId);
  return false;
}

function fallingOf(sold: Sold, { like, kinds }: Group, falls: number): Falling[] {
  const [kind] = kinds;
  if (!kind || falls === 0) return [];
  return like.map((category) => {
    const own = { brand: '', line: [category] };
    const { facts } = dispatchOf(sold, kind.circuit, own);
    const received = facts.referringWarehouseIds.length > 0;
    return { categoryId: category.id, name: category.name, all: falls === kinds.length, received };
  });
}

function reachOf(
  rule: Rule,
  seen: Seen | undefined,
  complete: boolean,
): DispatchReach['rules'][number]['reach'] {
  if (!rule.active) return 'off';
  if (seen?.example) return 'used';
  if (!complete) return 'unknown';
  return seen && seen.shadowedBy.size > 0 ? 'shadowed' : 'unused';
}

/** What each rule does with everything that is bought, and what no rule decides on. */
export function dispatchReach(sold: Sold): DispatchReach {
  const seen = new Map(
    rulesInOrder(sold.warehouseRules).map(({ id }) => [id, { shadowedBy: new Set<string>() } as Seen]),
  );
  let left = mostKinds;
  const falling = kindsOfProduct(sold).flatMap((group) => {
    const kinds = group.kinds.slice(0, Math.max(left, 0));
    left -= group.kinds.length;
    return fallingOf(sold, group, kinds.filter((kind) => tryKind(sold, kind, seen)).length);
  });
  const titleOf = (id: string) => ({
    id,
    title: sold.warehouseRules.find((rule) => rule.id === id)?.title ?? id,
  });
  const off = sold.warehouseRules.filter(({ active }) => !active);
  const rules = [...rulesInOrder(sold.warehouseRules), ...off].map((rule) => {
    const known = seen.get(rule.id);
    const reach = reachOf(rule, known, left >= 0);
    const { line: _line, ...example } = known?.example ?? { line: [] };
    const shadowedBy = reach === 'shadowed' ? [...(known?.shadowedBy ?? [])].map(titleOf) : [];
    return {
      id: rule.id,
      title: rule.title,
      reach,
      shadowedBy,
      example: 'circuit' in example ? example : null,
    };
  });
  return { rules, falling };
}
