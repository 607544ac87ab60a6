import fc from 'fast-check';
import { dispatchWarehouse, type DispatchFacts } from './dispatch.rules';

const [paris, lyon, lille] = [
  '0197f4a0-0000-7000-8000-000000000001',
  '0197f4a0-0000-7000-8000-000000000002',
  '0197f4a0-0000-7000-8000-000000000003',
];
const phones = '0197f4a0-0000-7000-8000-00000000000a';
const facts: DispatchFacts = {
  brand: 'Nokia',
  categoryIds: [phones],
  circuit: 'web_post',
  productState: 'grade_c',
  referringWarehouseIds: [paris],
};
const rule = (input: Partial<Parameters<typeof dispatchWarehouse>[0][number]>) => ({
  id: 'a',
  conditions: [{ attribute: 'brand' as const, operator: 'in' as const, values: ['nokia '] }],
  warehouseIds: [lyon, lille],
  defaultWarehouseId: null,
  position: 0,
  active: true,
  ...input,
});

describe('the choice of a warehouse', () => {
  it('follows the rule whose conditions all match', () => {
    expect(dispatchWarehouse([rule({ defaultWarehouseId: lille })], facts)).toEqual({
      warehouseIds: [lyon, lille],
      defaultWarehouseId: lille,
      ruleId: 'a',
    });
  });

  it('takes the first warehouse of the rule if no default is set', () => {
    expect(dispatchWarehouse([rule({})], facts).defaultWarehouseId).toBe(lyon);
  });

  it("falls back to the category's warehouses if one condition does not match", () => {
    const conditions = [
      { attribute: 'brand' as const, operator: 'in' as const, values: ['Nokia'] },
      { attribute: 'circuit' as const, operator: 'notIn' as const, values: ['web_post' as const] },
    ];
    expect(dispatchWarehouse([rule({ conditions })], facts)).toEqual({
      warehouseIds: [paris],
      defaultWarehouseId: paris,
    });
  });

  it('applies a rule on a parent category to its children', () => {
    const conditions = [{ attribute: 'category' as const, operator: 'in' as const, values: [phones] }];
    const child = { ...facts, categoryIds: [paris, phones] };
    expect(dispatchWarehouse([rule({ conditions })], child).ruleId).toBe('a');
  });

  it('leaves out rules on the declared state while it is unknown', () => {
    const conditions = [
      { attribute: 'productState' as const, operator: 'notIn' as const, values: ['grade_e' as const] },
    ];
    expect(dispatchWarehouse([rule({ conditions })], facts).ruleId).toBe('a');
    const { productState: _, ...unanswered } = facts;
    expect(dispatchWarehouse([rule({ conditions })], unanswered).ruleId).toBeUndefined();
  });

  it('ignores rules that are switched off', () => {
    expect(dispatchWarehouse([rule({ active: false })], facts).ruleId).toBeUndefined();
  });

  it('returns no warehouse if neither rule nor category has one', () => {
    expect(dispatchWarehouse([], { ...facts, referringWarehouseIds: [] })).toEqual({ warehouseIds: [] });
  });

  it('does not depend on the order in which rules are read, and always offers its default', () => {
    const rules = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        position: fc.nat(3),
        active: fc.boolean(),
        brand: fc.constantFrom('Nokia', 'Other'),
        operator: fc.constantFrom('in' as const, 'notIn' as const),
        warehouseIds: fc.uniqueArray(fc.constantFrom(paris, lyon, lille), { minLength: 1 }),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    );
    fc.assert(
      fc.property(rules, (drawn) => {
        const list = drawn.map(({ brand, operator, ...rest }) =>
          rule({ ...rest, conditions: [{ attribute: 'brand', operator, values: [brand] }] }),
        );
        const chosen = dispatchWarehouse(list, facts);
        expect(dispatchWarehouse([...list].reverse(), facts)).toEqual(chosen);
        expect(chosen.warehouseIds).toContain(chosen.defaultWarehouseId);
      }),
    );
  });
});
