import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { ProductPrices } from '@reprise/contracts/rules';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { PriceListLines } from './price-list-lines.store';

/** A product whose prices are no longer those of the list. */
type ChangedProduct = { id: string; label: string; listed: ProductPrices; now: ProductPrices };

const shownChanges = 100;

/** "Which prices of a published list has somebody changed since?" */
@Injectable()
export class ChangedMeanwhileQuery {
  private readonly products: CatalogueDocuments['products'];
  private readonly lines: PriceListLines;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.products = catalogueDocuments(documents).products;
    this.lines = new PriceListLines(documents);
  }

  /** Takes seconds for a hundred thousand lines, in which others have their turns. */
  async of(listId: string): Promise<{ count: number; products: ChangedProduct[] }> {
    const changed: ChangedProduct[] = [];
    let count = 0;
    for await (const lines of this.lines.all(listId)) {
      const known = await this.products.readMany(lines.map(({ productId }) => productId));
      const byId = new Map(known.map((product) => [product.id, product]));
      for (const { productId, prices, before } of lines) {
        const product = byId.get(productId);
        if (!product || !before || isDeepStrictEqual(product.buybackPrice, prices)) continue;
        count += 1;
        const { label, buybackPrice: now } = product;
        if (changed.length < shownChanges) changed.push({ id: productId, label, listed: prices, now });
      }
      await nextTurn();
    }
    return { count, products: changed };
  }
}
