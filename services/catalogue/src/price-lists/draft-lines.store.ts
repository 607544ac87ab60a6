import { Inject, Injectable } from '@nestjs/common';
import { percentOf } from '@reprise/contracts/kernel';
import { maxPriceListLines } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import { maxProductPrice, productStates, type ProductPrices } from '@reprise/contracts/rules';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { idPages, type Documents, type Filter } from '@reprise/read-kernel/documents';
import { withDescendants } from '../categories/category-tree.rules';
import { catalogueDocuments, type CatalogueDocuments, type Stored } from '../catalogue-documents.reader';
import { PriceListLifecycle } from './price-list.lifecycle';
import { PriceListLines, type NewLine } from './price-list-lines.store';

type Product = Stored<'products'>;
type List = { readonly id: string; readonly accountId: string };
const batch = 1000;

const lineOf = ({ id, label, brand }: Product, prices: ProductPrices): NewLine => ({
  ...{ productId: id, productLabel: label, brand, prices },
});

/** Each price rounded half up to the cent, and within what a product may cost. */
export function adjusted(prices: ProductPrices, percentage: number): ProductPrices {
  const changed = productStates.flatMap((state) => {
    const price = prices[state];
    if (price === undefined) return [];
    return [[state, Math.min(maxProductPrice, Math.max(0, price + percentOf(price, percentage)))] as const];
  });
  return Object.fromEntries(changed);
}

/** Changes the lines of a draft. @throws Refusal `price-list-status-invalid` for any other list. */
@Injectable()
export class DraftLines {
  private readonly catalogue: CatalogueDocuments;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    private readonly lists: PriceListLifecycle,
    private readonly lines: PriceListLines,
  ) {
    this.catalogue = catalogueDocuments(documents);
  }

  /** @throws Refusal `product-gone` */
  async put(list: List, given: readonly { productId: string; prices: ProductPrices }[]): Promise<number> {
    await this.mustBeDraft(list);
    const found = await this.catalogue.products.readMany(given.map(({ productId }) => productId));
    const own = new Map(
      found.filter(({ accountId }) => accountId === list.accountId).map((each) => [each.id, each]),
    );
    const lines = given.map(({ productId, prices }) => {
      const product = own.get(productId);
      if (!product) throw new Refusal('product-gone');
      return lineOf(product, prices);
    });
    return this.add(list, lines);
  }

  /** The present prices of products, changed by a percentage. */
  async adjust(
    list: List,
    {
      percentage,
      productIds,
      category,
    }: { percentage: number; productIds?: readonly string[] | undefined; category?: string | undefined },
  ): Promise<number> {
    await this.mustBeDraft(list);
    const among: Filter[] = [
      ...(productIds ? [{ _id: { $in: productIds } }] : []),
      ...(category ? [{ categoryId: { $in: await this.below(list.accountId, category) } }] : []),
    ];
    let lines = await this.lines.count(list.id);
    const { products } = this.catalogue;
    const all = idPages((beyond, page) => products.find(list.accountId, { $and: [...among, beyond] }, page));
    for await (const found of all) {
      const changed = found.map((product) => lineOf(product, adjusted(product.buybackPrice, percentage)));
      lines = await this.add(list, changed);
    }
    return lines;
  }

  async remove(list: List, productId: string): Promise<void> {
    await this.mustBeDraft(list);
    await this.lines.remove(list.id, productId);
  }

  private async below(accountId: string, category: string): Promise<readonly string[]> {
    return withDescendants(await this.catalogue.categories.find(accountId), category);
  }

  /** @throws Refusal `price-list-too-long` */
  private async add({ id, accountId }: List, lines: readonly NewLine[]): Promise<number> {
    if ((await this.lines.count(id)) + lines.length > maxPriceListLines + batch)
      throw new Refusal('price-list-too-long', { limit: maxPriceListLines });
    await this.lines.put(accountId, id, lines);
    return this.lines.count(id);
  }

  private async mustBeDraft({ id }: List): Promise<void> {
    const { status } = (await this.lists.load(id)).state;
    if (status !== 'draft') throw new Refusal('price-list-status-invalid', { status });
  }
}
