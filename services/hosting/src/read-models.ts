import { listAuditEntries } from '@reprise/contracts/audit';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { auditLog } from '@reprise/read-audit/audit-log';
import { buybackList } from '@reprise/read-buyback/buyback-list';
import { priceLists } from '@reprise/catalogue/price-list-rows';
import { itemDiagnostics } from '@reprise/read-item/item-diagnostics';
import { itemEconomics } from '@reprise/read-item/item-economics';
import { itemList } from '@reprise/read-item/item-list';
import { itemRefurbishment } from '@reprise/read-item/item-refurbishment';
import { stockContents } from '@reprise/read-item/stock-contents';
import type { Projection } from '@reprise/read-kernel';
import { wholeAccount, type ScopePaths } from '@reprise/read-kernel/query';
import { packageList } from '@reprise/read-package/package-list';
import { paymentBatches } from '@reprise/read-payment/payment-batches';
import { paymentList } from '@reprise/read-payment/payment-list';
import { productPopularity } from '@reprise/read-search/product-popularity';
import { buybackFigures } from '@reprise/read-statistics/buyback-figures';

/** An endpoint that shows a page of a read model's rows unchanged. */
export type ShownList = {
  readonly endpoint: EndpointSpec;
  /** Who sees which rows; by default everyone sees all of the account. */
  readonly scope?: ScopePaths;
  /** Its rows tell of reference documents: who sees a part of an account sees those of one that he may change. */
  readonly ofRecords?: true;
};
export type ReadModel = { readonly projection: Projection; readonly list?: ShownList };

/**
 * Every read model: workers fill it, queries with a position wait for it, and those with a list are served. The
 * names are those of the checkpoints and leases, and visible to operators.
 */
export const readModels: readonly ReadModel[] = [
  ...[
    buybackList,
    itemList,
    itemDiagnostics,
    itemEconomics,
    itemRefurbishment,
    stockContents,
    packageList,
    paymentList,
    paymentBatches,
    buybackFigures,
    productPopularity,
    priceLists,
  ].map((projection) => ({ projection })),
  {
    projection: auditLog,
    list: {
      endpoint: listAuditEntries,
      scope: { store: wholeAccount, warehouse: wholeAccount, buyer: wholeAccount },
      ofRecords: true,
    },
  },
];

/** What is folded, in this process or in another. */
export const lists = readModels.map(({ projection }) => projection);
