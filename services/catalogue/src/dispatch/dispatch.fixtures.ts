import { circuitInputSchema, shippingMethodInputSchema } from '@reprise/contracts/configuration';
import { circuits, partiesFor, productStates } from '@reprise/contracts/rules';
import fc from 'fast-check';
import type { AccountConfiguration } from '../diagnostic/account-configuration.reader';

export const id = (number: number): string => `0197f4a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [shop, other] = [id(1), id(2)];
const warehouses = [
  { id: id(11), accountId: shop, status: 'active', commonName: 'Lyon' },
  { id: id(12), accountId: shop, status: 'inactive', commonName: 'Lille' },
  { id: id(13), accountId: other, status: 'active', commonName: 'Metz' },
];
const categoryOf = (number: number, parent?: number, buyerAccountId?: string) => ({
  ...{ id: id(number), name: `c${number}`, status: 'active', circuits: ['web_post', 'store_drop'] },
  ...{ parentId: parent === undefined ? null : id(parent), referringWarehouseIds: [id(11)] },
  ...(buyerAccountId && { buyerAccountId }),
});
const categories = [categoryOf(21), categoryOf(22, 21), categoryOf(23, 22), categoryOf(24, undefined, other)];

/** What a shop has set, with these rules; it sells one category to another account. */
export function configurationOf(warehouseRules: readonly object[]): AccountConfiguration {
  const parts = {
    ...{ currency: 'EUR', categories, warehouses, warehouseRules, circuitRules: [], paymentModes: [] },
    circuits: circuits.map((name) => ({ ...circuitInputSchema.parse({ name, active: true }), id: name })),
    shippingMethods: circuits.map((circuit) => ({
      ...shippingMethodInputSchema.parse({ circuit, label: circuit }),
      id: circuit,
    })),
    settings: { enabledPremiumFeatures: [] },
    partiesFor: (buyer?: string) =>
      partiesFor(
        {
          id: shop,
          paymentIssuer: 'retailer',
          transportContractHolder: 'retailer',
        },
        buyer,
      ),
  };
  return parts as unknown as AccountConfiguration;
}

const some = <T>(...values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const operator = fc.constantFrom('in', 'notIn');
const condition = fc.oneof(
  fc.record({ attribute: fc.constant('brand'), operator, values: some('Nokia ', 'Acme') }),
  fc.record({ attribute: fc.constant('category'), operator, values: some(id(21), id(22), id(24)) }),
  fc.record({
    attribute: fc.constant('circuit'),
    operator,
    values: some('web_post', 'store_drop', 'web_drop'),
  }),
  fc.record({ attribute: fc.constant('productState'), operator, values: some('grade_a', 'grade_e') }),
);
export const anyRules = fc
  .array(
    fc.record({
      title: fc.constant('rule'),
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
      warehouseIds: some(id(11), id(12), id(13)),
      defaultWarehouseId: fc.constant(null),
      position: fc.nat(3),
      active: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((rule, at) => ({ ...rule, id: id(31 + at) })));
export const anyProduct = fc.record({
  brand: fc.constantFrom('nokia', 'Acme', 'Other'),
  categoryId: fc.constantFrom(id(21), id(22), id(23), id(24)),
  circuit: fc.constantFrom('web_post' as const, 'store_drop' as const),
  productState: fc.constantFrom(...productStates),
});
