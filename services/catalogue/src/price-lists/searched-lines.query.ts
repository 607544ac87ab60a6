import { Inject, Injectable } from '@nestjs/common';
import type { ListQuery } from '@reprise/contracts/kernel';
import { priceListLineFinder } from '@reprise/contracts/price-lists';
import type { Filter } from '@reprise/read-kernel/documents';
import { ProductLookup } from '../products/product-lookup.reader';
import { PriceListLines } from './price-list-lines.store';

type List = { readonly id: string; readonly accountId: string };

/** "Which lines of a list are meant by these words?" Those that the same words find in the list of products. */
@Injectable()
export class SearchedLinesQuery {
  constructor(
    @Inject(ProductLookup) private readonly products: ProductLookup,
    private readonly lines: PriceListLines,
  ) {}

  async filter({ id, accountId }: List, { filters }: ListQuery): Promise<Filter> {
    const asked = filters[priceListLineFinder];
    const text = asked?.kind === 'in' ? (asked.values[0] ?? '').trim() : '';
    const found = await this.products.byText(accountId, text);
    if (!found) return {};
    const ids = await this.lines.idsOf(id, found.ids);
    const known: Filter = { _id: { $in: ids } };
    const begins = { $prefix: text };
    if (found.isCut) return { $or: [known, { productLabel: begins }, { brand: begins }] };
    // A product that was removed or renamed since is on the list under the name that it had.
    return ids.length > 0 ? known : { productLabel: begins };
  }
}
