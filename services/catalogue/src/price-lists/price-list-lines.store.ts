import { Inject, Injectable } from '@nestjs/common';
import type { PriceListLine } from '@reprise/contracts/price-lists';
import type { ProductPrices } from '@reprise/contracts/rules';
import { DOCUMENTS } from '@reprise/kernel/ports';
import {
  idPages,
  type Collection,
  type Documents,
  type Filter,
  type Stored,
} from '@reprise/read-kernel/documents';

export type LineDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly priceListId: string;
  readonly productId: string;
  readonly productLabel: string;
  readonly brand: string;
  readonly prices: ProductPrices;
  /** How far the line is; absent in a draft. */
  readonly done?: 'published' | 'rolled_back';
  /** The prices just before the list; absent if the product was gone. */
  readonly before?: ProductPrices;
  readonly changed?: boolean;
};
type Line = Stored<LineDocument>;
export type NewLine = Pick<LineDocument, 'productId' | 'productLabel' | 'brand' | 'prices'>;

export const priceListLinesSpec = {
  name: 'price_list_lines',
  indexes: [
    { fields: ['accountId', 'priceListId', 'productLabel'] },
    { fields: ['accountId', 'priceListId', 'productLabel'], prefix: 'productLabel' },
    { fields: ['priceListId', 'done'] },
    { fields: ['priceListId', 'changed'] },
  ],
};
const batch = 1000;
const lineId = (listId: string, productId: string): string => `${listId}:${productId}`;

/** The lines of price lists: one document each, so that a list may have many. */
@Injectable()
export class PriceListLines {
  readonly collection: Collection<LineDocument>;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.collection = documents.collection<LineDocument>(priceListLinesSpec);
  }

  count(priceListId: string, filter: Filter = {}): Promise<number> {
    return this.collection.count({ $and: [{ priceListId }, filter] });
  }

  /** Those of the products that are on the list, as the ids of their lines. */
  async idsOf(priceListId: string, productIds: readonly string[]): Promise<readonly string[]> {
    const ids = productIds.map((productId) => lineId(priceListId, productId));
    return [...(await this.collection.revisions({ _id: { $in: ids } })).keys()];
  }

  async put(accountId: string, priceListId: string, lines: readonly NewLine[]): Promise<void> {
    for (let at = 0; at < lines.length; at += batch) {
      const ops = lines.slice(at, at + batch).map((line) => {
        const document = { ...line, _id: lineId(priceListId, line.productId), accountId, priceListId };
        return { kind: 'put', document } as const;
      });
      await this.collection.write(ops);
    }
  }

  async remove(priceListId: string, productId: string): Promise<void> {
    await this.collection.delete(lineId(priceListId, productId));
  }

  /** In pieces, in no particular order. */
  all(priceListId: string): AsyncGenerator<readonly Line[]> {
    return idPages((beyond, page) => this.collection.find({ $and: [{ priceListId }, beyond] }, page));
  }
}

export const shownLine = ({
  _id,
  productId,
  productLabel,
  brand,
  prices,
  before,
}: LineDocument): PriceListLine => ({
  ...{ id: _id, productId, productLabel, brand, prices },
  ...(before ? { before } : {}),
});
