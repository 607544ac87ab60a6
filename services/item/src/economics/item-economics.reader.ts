import { Inject, Injectable } from '@nestjs/common';
import { resalePriceIn, resalePrices, type ResalePrices } from '@reprise/contracts/configuration';
import {
  daysSince,
  expectedOf,
  itemEconomicsRowSchema,
  listItemsInRefurbishment,
  listItemsInStock,
  listItemsTested,
  realMarginOf,
  type ItemEconomics,
} from '@reprise/contracts/item';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel';
import { CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import { itemEconomics, type ItemEconomicsRow } from '@reprise/read-item';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import {
  findInScope,
  listFilter,
  listQuery,
  listSpecOf,
  narrowed,
  type ListQuerySpec,
  type ScopedFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';
import { bought } from './bought.rules';

const stockList = listSpecOf(listItemsInStock);
const workList = listSpecOf(listItemsInRefurbishment);
const testList = listSpecOf(listItemsTested);
const stocked = (scope: TenantScope): ScopedFilter => bought(scope, { stockId: { $ne: null } });

/** "What has each item cost, and what is expected of it?" */
@Injectable()
export class ItemEconomicsReader {
  private readonly resale;

  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.resale = documentsOf(documents, resalePrices);
  }

  inStock(scope: TenantScope, query: ListQuery): Promise<Page<ItemEconomics>> {
    return this.page(scope, stocked(scope), query, stockList);
  }

  /** The same rows, of which a list shows one page. */
  filterOf(scope: TenantScope, query: ListQuery): ScopedFilter {
    const conditions = listFilter(query, stockList);
    return conditions.length > 0 ? narrowed(stocked(scope), { $and: conditions }) : stocked(scope);
  }

  inRefurbishment(scope: TenantScope, query: ListQuery): Promise<Page<ItemEconomics>> {
    return this.page(scope, bought(scope, { status: 'item_refurb_in_progress' }), query, workList);
  }

  tested(scope: TenantScope, query: ListQuery): Promise<Page<ItemEconomics>> {
    return this.page(scope, bought(scope, { testedOn: { $ne: null } }), query, testList);
  }

  /** @throws Refusal `not-found`, also for an item that another account bought. */
  async of(scope: TenantScope, id: string) {
    const row = await findInScope(await this.rows(), bought(scope), id);
    const [shown] = row ? await this.shown(scope.accountId, [row]) : [];
    if (!row || !shown) throw new Refusal('not-found');
    const steps = row.steps.map(({ id: stepId, name, status, cost }) => ({
      ...{ id: stepId, label: name, status, cost },
    }));
    return { ...shown, steps };
  }

  /** Rows as they are sent out, to who bought them. */
  async shown(accountId: string, rows: readonly ItemEconomicsRow[]): Promise<ItemEconomics[]> {
    const productId = { $in: [...new Set(rows.map((row) => row.productId))] };
    const known = rows.length > 0 ? await this.resale.find(accountId, { productId }) : [];
    const byProduct = new Map(known.map((each) => [each.productId, each]));
    return rows.map((row) => this.told(row, byProduct.get(row.productId)));
  }

  private async page(scope: TenantScope, seen: ScopedFilter, query: ListQuery, list: ListQuerySpec) {
    const page = await listQuery(await this.rows(), seen, query, list);
    return { ...page, items: await this.shown(scope.accountId, page.items) };
  }

  private told(row: ItemEconomicsRow, resale: ResalePrices | undefined): ItemEconomics {
    const { price, margin } = expectedOf(row, resalePriceIn(resale, row.state));
    const realMargin = realMarginOf(row);
    return {
      ...itemEconomicsRowSchema.parse(row),
      ...(row.stockedAt ? { daysInStock: daysSince(row.stockedAt, this.clock.now()) } : {}),
      ...(price === undefined ? {} : { expectedPrice: price }),
      ...(margin === undefined ? {} : { expectedMargin: margin }),
      ...(realMargin === undefined ? {} : { realMargin }),
    };
  }

  private rows() {
    return this.readModels.collection(itemEconomics);
  }
}
