import { z } from 'zod';
import { dispatchCircuitRules, warehouseDispatchRules } from '../configuration';
import { fieldOf, reference, referencesOf, valuesAt } from '../kernel';
import { categories, products } from '../catalogue';
import { choicesOf, resources } from '.';

describe('references between documents', () => {
  const all = resources.flatMap((resource) =>
    referencesOf(resource.schema).map((found) => ({ resource, ...found })),
  );

  it('are found in plain fields, in arrays and in the conditions of rules', () => {
    const paths = (schema: z.ZodType) => referencesOf(schema).map(({ path }) => fieldOf(path));
    expect(paths(products.schema)).toEqual(['categoryId', 'secondaryCategoryIds']);
    expect(paths(dispatchCircuitRules.schema)).toEqual(['categoryIds']);
    expect(paths(warehouseDispatchRules.schema)).toEqual([
      'conditions.values',
      'warehouseIds',
      'defaultWarehouseId',
    ]);
    expect(paths(categories.schema)).toEqual([
      'parentId',
      'buyerAccountId',
      'buyerId',
      'referringWarehouseIds',
    ]);
  });

  it('refer to existing resources, by fields that their lists filter', () => {
    expect(all.length).toBeGreaterThan(10);
    for (const { reference: each } of all) {
      const { list, query } = choicesOf(each);
      // Whose they are is no filter: a list that names an account is read there, by operators alone.
      const { accountId: _whose, ...filters } = query;
      expect(list.list?.filters).toEqual(expect.arrayContaining(Object.keys(filters)));
    }
  });

  it('are mentioned by the endpoints that refuse because of them', () => {
    for (const { resource, reference: each } of all) {
      expect(resource.endpoints.create.problems).toContain('unknown-reference');
      expect(resource.endpoints.update.problems).toContain('unknown-reference');
      if (each.holds === false) continue;
      const { remove } = resources.find(({ name }) => name === each.to)?.endpoints ?? {};
      expect(remove?.problems).toContain(each.removal ?? 'still-referenced');
    }
  });

  it('appear in the API documents, for forms of every kind', () => {
    const id = reference(z.uuid(), { to: 'categories', active: true });
    expect(z.toJSONSchema(z.object({ id }))).toMatchObject({
      properties: { id: { 'x-reference': { to: 'categories', active: true } } },
    });
  });

  it('tell a picker what to request', () => {
    const warehouse = { to: 'organizations', where: { type: 'warehouse' }, active: true } as const;
    expect(choicesOf(warehouse)).toMatchObject({
      list: { path: '/organizations' },
      query: { type: 'warehouse', status: 'active' },
    });
    expect(() => choicesOf({ to: 'nothing' })).toThrow('no resource is called nothing');
  });

  it('give the place of each value and skip empty ones', () => {
    const [path = []] = referencesOf(warehouseDispatchRules.schema).map((each) => each.path);
    const rule = {
      conditions: [
        { attribute: 'brand', values: ['Acme'] },
        { attribute: 'category', values: ['a', 'b'] },
        { attribute: 'category', values: null },
      ],
    };
    expect(valuesAt(rule, path)).toEqual([
      { value: 'a', propertyPath: 'conditions[1].values[0]' },
      { value: 'b', propertyPath: 'conditions[1].values[1]' },
    ]);
    expect(valuesAt({ parentId: null }, ['parentId'])).toEqual([]);
  });
});
