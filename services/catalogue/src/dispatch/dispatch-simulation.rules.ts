import {
  type DispatchAsked,
  type DispatchFacts,
  type DispatchSimulation,
  firstMiss,
  rulesInOrder,
} from '@reprise/contracts/configuration';
import { lineage } from '../categories/category-tree.rules';
import type { AccountConfiguration } from '../diagnostic/account-configuration.reader';
import { dispatchOf } from './dispatch-of.rules';

type Rule = AccountConfiguration['warehouseRules'][number];
type Trial = DispatchSimulation['rules'][number];
type Simulated = Pick<AccountConfiguration, 'categories' | 'warehouses' | 'warehouseRules' | 'partiesFor'>;

function trialOf(rule: Rule, facts: DispatchFacts, asked: ReadonlySet<string>, ruleId?: string): Trial {
  const { id, title, active } = rule;
  if (!active) return { id, title, outcome: 'off', missed: null };
  if (!asked.has(id)) return { id, title, outcome: 'other-buyer', missed: null };
  const missed = firstMiss(rule, facts) ?? null;
  if (missed !== null) return { id, title, outcome: 'misses', missed };
  return { id, title, outcome: id === ruleId ? 'decides' : 'too-late', missed };
}

/** What happens to one product, told of every rule of the account. */
export function simulateDispatch(configuration: Simulated, asked: DispatchAsked): DispatchSimulation {
  const { warehouseRules, categories, warehouses } = configuration;
  const { brand, categoryId, circuit, productState } = asked;
  const line = lineage(categories, categoryId);
  const { rules, facts, choose } = dispatchOf(configuration, circuit, { brand, line });
  const chosen = choose(productState);
  const heard = new Set(rules.map(({ id }) => id));
  const all = [...rulesInOrder(warehouseRules), ...warehouseRules.filter(({ active }) => !active)];
  return {
    rules: all.map((rule) => trialOf(rule, { ...facts, productState }, heard, chosen.ruleId)),
    ruleId: chosen.ruleId ?? null,
    warehouses: chosen.warehouses.warehouseIds.map((id) => {
      return { id, name: warehouses.find((each) => each.id === id)?.commonName ?? id };
    }),
    defaultWarehouseId: chosen.warehouses.defaultWarehouseId ?? null,
  };
}
