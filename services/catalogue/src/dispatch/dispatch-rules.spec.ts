import fc from 'fast-check';
import { lineage } from '../categories/category-tree.rules';
import { shippingOptions } from '../diagnostic/shipping-options.rules';
import { dispatchReach } from './dispatch-reach.rules';
import { simulateDispatch } from './dispatch-simulation.rules';
import { anyProduct, anyRules, configurationOf, id } from './dispatch.fixtures';

describe('the simulator of warehouse dispatch', () => {
  it('answers what the dispatch of a buyback does', () => {
    fc.assert(
      fc.property(anyRules, anyProduct, (list, item) => {
        const configuration = configurationOf(list);
        const channel = item.circuit === 'web_post' ? 'web' : 'store';
        const line = lineage(configuration.categories, item.categoryId);
        const offered = shippingOptions(configuration, { channel, brand: item.brand, line });
        const real = offered.find(({ circuit }) => circuit === item.circuit)?.warehouses[item.productState];
        const told = simulateDispatch(configuration, item);
        expect(told.warehouses.map((each) => each.id)).toEqual(real?.warehouseIds);
        expect(told.defaultWarehouseId ?? undefined).toBe(real?.defaultWarehouseId);
        const deciding = told.rules.filter(({ outcome }) => outcome === 'decides').map((each) => each.id);
        expect(deciding).toEqual(told.ruleId === null ? [] : [told.ruleId]);
      }),
    );
  });

  it('never calls a rule shadowed or unused that decides on a product, and says which falls to the default', () => {
    fc.assert(
      fc.property(anyRules, anyProduct, (list, item) => {
        const configuration = configurationOf(list);
        const reach = dispatchReach(configuration);
        const { ruleId } = simulateDispatch(configuration, item);
        const falling = reach.falling.find(({ categoryId }) => categoryId === item.categoryId);
        if (ruleId === null) expect(falling).toBeDefined();
        else expect(reach.rules.find((rule) => rule.id === ruleId)?.reach).toBe('used');
        if (ruleId !== null) expect(falling?.all ?? false).toBe(false);
        for (const rule of reach.rules.flatMap((each) =>
          each.example ? [{ ...each, example: each.example }] : [],
        ))
          expect(simulateDispatch(configuration, rule.example).ruleId).toBe(rule.id);
      }),
    );
  });

  it('names the rules that shadow one, also when only several together do', () => {
    const rule = (number: number, circuitNames: readonly string[]) => ({
      ...{ id: id(number), title: `r${number}`, active: true, position: number },
      ...{ warehouseIds: [id(11)], defaultWarehouseId: null },
      conditions: [{ attribute: 'circuit', operator: 'in', values: circuitNames }],
    });
    const list = [rule(1, ['web_post']), rule(2, ['store_drop']), rule(3, ['web_post', 'store_drop'])];
    const [, , last, never] = dispatchReach(configurationOf([...list, rule(4, ['web_handover'])])).rules;
    expect([last?.reach, last?.shadowedBy.map(({ title }) => title)]).toEqual(['shadowed', ['r1', 'r2']]);
    expect(never?.reach).toBe('unused');
  });
});
