import { Inject, Injectable } from '@nestjs/common';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import {
  listPriceLists,
  listPriceListLines,
  priceListLineFinder,
  type PriceListLine,
  type PriceListRow,
} from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import type { Position } from '@reprise/kernel';
import { reply, type Reply } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { contentOf, ReadModels, type Documents } from '@reprise/read-kernel';
import {
  findInScope,
  listQuery,
  listSpecOf,
  narrowed,
  scopeFilter,
  type ScopePaths,
  wholeAccount,
  type TenantScope,
} from '@reprise/read-kernel/query';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { PriceListLines, shownLine } from './price-list-lines.store';
import { priceLists, type PriceListListRow } from '../price-list-rows';
import { SearchedLinesQuery } from './searched-lines.query';

const own: ScopePaths = { warehouse: wholeAccount, buyer: wholeAccount };
const spec = listSpecOf(listPriceLists);
const lines = listSpecOf(listPriceListLines);
const lineSpec = { ...lines, filters: lines.filters.filter((name) => name !== priceListLineFinder) };

@Injectable()
export class PriceListReader {
  private readonly catalogue: CatalogueDocuments;

  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DOCUMENTS) documents: Documents,
    private readonly lines: PriceListLines,
    private readonly searched: SearchedLinesQuery,
  ) {
    this.catalogue = catalogueDocuments(documents);
  }

  async list(scope: TenantScope, query: ListQuery): Promise<Page<PriceListRow>> {
    const rows = await this.readModels.collection(priceLists);
    const page = await listQuery(rows, scopeFilter(scope, own), query, spec);
    return { ...page, items: page.items.map(contentOf) };
  }

  /** @throws Refusal `not-found`, also outside the scope. */
  async byId(scope: TenantScope, id: string): Promise<PriceListListRow> {
    const row = await findInScope(await this.readModels.collection(priceLists), scopeFilter(scope, own), id);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  async page(scope: TenantScope, id: string, query: ListQuery): Promise<Page<PriceListLine>> {
    const list = await this.byId(scope, id);
    const asked = { $and: [{ priceListId: id }, await this.searched.filter(list, query)] };
    const filter = narrowed(scopeFilter(scope, own), asked);
    const page = await listQuery(this.lines.collection, filter, query, lineSpec);
    const items = page.items.map(shownLine);
    const known = await this.catalogue.products.readMany(items.map(({ productId }) => productId));
    const now = new Map(known.map((product) => [product.id, product.buybackPrice]));
    return {
      ...page,
      items: items.map((line) => {
        const before = line.before ?? now.get(line.productId);
        return { ...line, ...(before ? { before } : {}) };
      }),
    };
  }

  /** The row once it reflects what was just written (domain §8). */
  async after(position: Position, id: string): Promise<Reply<PriceListRow>> {
    await this.readModels.waitForPosition(priceLists, position, 2000);
    const row = await (await this.readModels.collection(priceLists)).get(id);
    if (!row) throw new Refusal('not-found');
    return reply(contentOf(row), { position });
  }
}
