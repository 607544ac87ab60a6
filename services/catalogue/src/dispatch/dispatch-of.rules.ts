import { type DispatchFacts, dispatchWarehouse } from '@reprise/contracts/configuration';
import type { Circuit, ProductState } from '@reprise/contracts/rules';
import type { Stored } from '../catalogue-documents.reader';
import type { AccountConfiguration } from '../diagnostic/account-configuration.reader';

type Request = {
  readonly brand: string;
  /** The product's category and its ancestors, nearest first. */
  readonly line: readonly Stored<'categories'>[];
};
type Dispatching = Pick<AccountConfiguration, 'warehouses' | 'warehouseRules' | 'partiesFor'>;

/**
 * How the warehouses of a product are chosen: the rules that are asked, what they are asked about, and the open
 * warehouses for each declared state. Buybacks and the simulator both ask here.
 */
export function dispatchOf(configuration: Dispatching, circuit: Circuit, { brand, line }: Request) {
  const { buyerAccountId } = configuration.partiesFor(line[0]?.buyerAccountId);
  const buyers = configuration.warehouses.filter(({ accountId }) => accountId === buyerAccountId);
  const known = new Set(buyers.map(({ id }) => id));
  const open = new Set(buyers.filter(({ status }) => status === 'active').map(({ id }) => id));
  // A rule says nothing of products whose buyer has none of its warehouses.
  const rules = configuration.warehouseRules.filter(({ warehouseIds }) =>
    warehouseIds.some((id) => known.has(id)),
  );
  const facts: DispatchFacts = {
    brand,
    circuit,
    categoryIds: line.map(({ id }) => id),
    referringWarehouseIds: (line[0]?.referringWarehouseIds ?? []).filter((id) => open.has(id)),
  };
  const choose = (productState: ProductState) => {
    const choice = dispatchWarehouse(rules, { ...facts, productState });
    const warehouseIds = choice.warehouseIds.filter((id) => open.has(id));
    const preferred = warehouseIds.find((id) => id === choice.defaultWarehouseId) ?? warehouseIds[0];
    const warehouses = { warehouseIds, ...(preferred && { defaultWarehouseId: preferred }) };
    return { ruleId: choice.ruleId, warehouses };
  };
  return { rules, facts, choose };
}
