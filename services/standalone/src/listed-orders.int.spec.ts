import { listBuybacks } from '@reprise/contracts/buyback';
import { listItems, listItemsInStock, listItemsTested } from '@reprise/contracts/item';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { listPackages } from '@reprise/contracts/package';
import { listPayments } from '@reprise/contracts/payment';
import { buybackList } from '@reprise/read-buyback';
import { itemEconomics, itemList } from '@reprise/read-item';
import { SqliteDocuments, type CollectionSpec, type Filter } from '@reprise/read-kernel/documents';
import { packageList } from '@reprise/read-package';
import { paymentList } from '@reprise/read-payment';
import { apiEndpoints } from './api-endpoints';

type Large = {
  readonly endpoint: EndpointSpec;
  readonly rows: { readonly name: string; readonly collection: Omit<CollectionSpec, 'name'> };
  readonly seen: Filter;
};
const account = { accountId: 'a' };
/** Lists that grow with what is bought: a million rows and more. */
const large: readonly Large[] = [
  { endpoint: listBuybacks, rows: buybackList, seen: account },
  { endpoint: listItems, rows: itemList, seen: account },
  { endpoint: listPackages, rows: packageList, seen: account },
  { endpoint: listPayments, rows: paymentList, seen: account },
  {
    endpoint: listItemsInStock,
    rows: itemEconomics,
    seen: { buyerAccountId: 'a', stockId: { $ne: null } },
  },
  {
    endpoint: listItemsTested,
    rows: itemEconomics,
    seen: { buyerAccountId: 'a', testedOn: { $ne: null } },
  },
];
/** Reference documents and settings that people write, journals in the one order that they offer, and subsets of the above. */
const others = [
  'AccessEntries Accounts AuditEntries Categories Circuits ConnectorOrganizations Connectors DispatchCircuitRules',
  'ItemsInRefurbishment MailTexts Organizations PaymentBatches PaymentModes PriceLists PriceListLines Products',
  'PublicProducts Questions RefurbDiagnosisQuestions RefurbSteps ResalePrices ShippingMethods SsoConfigurations',
  'Stocks Transports Users WarehouseDispatchRules Webhooks WebhookDeliveries',
].flatMap((line) => line.split(' ').map((name) => `list${name}`));

describe('a list that grows with what is bought', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  afterAll(() => documents.close());

  const offered = large.flatMap(({ endpoint, rows, seen }) =>
    (endpoint.list?.order ?? []).flatMap((field) => {
      const ofStatus = endpoint.list?.filters.includes('status') && endpoint !== listItemsInStock;
      const filters = ofStatus && field !== 'status' ? [seen, { ...seen, status: 'x' }] : [seen];
      return filters.map((filter) => ({ list: endpoint.name, field, filter, rows }));
    }),
  );

  it.each(offered)('$list has an index for the order $field of $filter', async ({ field, filter, rows }) => {
    const collection = documents.collection({ ...rows.collection, name: rows.name });
    for (const direction of [1, -1] as const) {
      const plan = await collection.explain(filter, { sort: [[field, direction]], limit: 30 });
      expect(plan.join()).toContain('USING INDEX');
      expect(plan.join()).not.toContain('TEMP B-TREE');
    }
  });

  it('is told from those that stay small', async () => {
    const lists = (await apiEndpoints()).filter(({ list }) => (list?.order ?? []).length > 0);
    const known = [...large.map(({ endpoint }) => endpoint.name), ...others];
    expect(lists.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(others).toEqual(lists.map(({ name }) => name).filter((name) => others.includes(name)));
  });
});
