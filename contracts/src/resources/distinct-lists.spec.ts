import type { z } from 'zod';
import { categories, products } from '../catalogue';
import {
  circuitResource,
  dispatchCircuitRules,
  organizationRootDetails,
  shippingMethods,
  warehouseDispatchRules,
} from '../configuration';
import { ssoConfigurations } from '../identity';
import { accountContract } from '../organisation';
import { webhooks } from '../webhooks';

const id = '0197f4a0-0000-7000-8000-000000000001';
const fieldsOf = ({ schema }: { schema: z.ZodObject }, ...lists: (readonly [string, string | number])[]) =>
  lists.map(([field, value]) => [field, schema.shape[field] as z.ZodType, value] as const);

describe('a list in which nothing makes sense twice', () => {
  it.each([
    ...fieldsOf(circuitResource, ['eligibleCountries', 'FR'], ['paymentModeIds', id]),
    ...fieldsOf(dispatchCircuitRules, ['eligibleCountries', 'FR'], ['categoryIds', id]),
    ...fieldsOf(shippingMethods, ['countries', 'FR'], ['paymentModeIds', id]),
    ...fieldsOf(warehouseDispatchRules, ['warehouseIds', id]),
    ...fieldsOf(
      organizationRootDetails,
      ['enabledPremiumFeatures', 'absorption'],
      ['proposalReminderDays', 3],
    ),
    ...fieldsOf(categories, ['circuits', 'web_post'], ['referringWarehouseIds', id]),
    ...fieldsOf(products, ['secondaryCategoryIds', id]),
    ...fieldsOf(ssoConfigurations, ['domains', 'acme.example']),
    ...fieldsOf(accountContract, ['linkedBuyerAccountIds', id]),
    ...fieldsOf(webhooks, ['types', 'reprise.item.ItemMoved.v1']),
  ])('is refused if it does: %s', (_field, list, value) => {
    expect(list.safeParse([value])).toMatchObject({ success: true });
    expect(list.safeParse([value, value]).error?.issues).toMatchObject([{ message: 'listed-twice' }]);
  });

  it('is one of a rule’s conditions too, whose brands are compared as they are stored', () => {
    const rule = (values: string[]) => ({
      ...{ title: 'Phones', conditions: [{ attribute: 'brand', operator: 'in', values }] },
      warehouseIds: [id],
    });
    const of = (values: string[]) => warehouseDispatchRules.schema.safeParse(rule(values)).success;
    expect([of(['Acme', 'Bolt']), of(['Acme', ' Acme'])]).toEqual([true, false]);
  });
});
