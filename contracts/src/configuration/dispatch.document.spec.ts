import { warehouseDispatchRuleInputSchema } from './dispatch.document';

const [paris, lyon] = ['0197f4a0-0000-7000-8000-000000000001', '0197f4a0-0000-7000-8000-000000000002'];

describe('a dispatch rule', () => {
  const valid = {
    title: 'Old Nokia phones',
    conditions: [{ attribute: 'brand', operator: 'in', values: ['Nokia'] }],
    warehouseIds: [lyon],
  };

  it('needs a title, a condition and a warehouse', () => {
    expect(warehouseDispatchRuleInputSchema.safeParse(valid).success).toBe(true);
    for (const fault of [{ title: 'x' }, { conditions: [] }, { warehouseIds: [] }]) {
      expect(warehouseDispatchRuleInputSchema.safeParse({ ...valid, ...fault }).success).toBe(false);
    }
  });

  it('takes its default from its own warehouses', () => {
    const foreign = { ...valid, defaultWarehouseId: paris };
    expect(warehouseDispatchRuleInputSchema.safeParse(foreign).success).toBe(false);
  });
});
