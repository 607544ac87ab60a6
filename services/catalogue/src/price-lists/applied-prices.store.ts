import { isDeepStrictEqual } from 'node:util';
import { products, type ProductInput } from '@reprise/contracts/catalogue';
import type { ProductPrices } from '@reprise/contracts/rules';
import type { Clock, CommandMeta } from '@reprise/kernel';
import { announcedChange, contractSpec, type ResourceDocument } from '@reprise/kernel/resource';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';
import { PriceListLines, priceListLinesSpec, type LineDocument } from './price-list-lines.store';

type Product = Stored<ResourceDocument<Pick<ProductInput, 'buybackPrice'> & Record<string, unknown>>>;
type Applied = { readonly line: LineDocument; readonly prices: ProductPrices | undefined };
type Judge = (line: LineDocument, product: Product | undefined) => Applied;

const tries = 5;
/** Everybody else waits while a step is written: some 40 ms at this size. */
const step = 200;

const published: Judge = (line, product) => {
  const before = product?.buybackPrice;
  const changed = before !== undefined && !isDeepStrictEqual(before, line.prices);
  const kept = { ...line, done: 'published', ...(before ? { before } : {}), changed } as const;
  return { line: kept, prices: changed ? line.prices : undefined };
};

/** Prices of then to the cent, whatever stands there now. */
const rolledBack: Judge = (line, product) => {
  const wanted = product && line.before && !isDeepStrictEqual(product.buybackPrice, line.before);
  return {
    line: { ...line, done: 'rolled_back', changed: wanted ?? false },
    prices: wanted ? line.before : undefined,
  };
};

/**
 * Writes the prices of a list, and remembers those before. Lines that are done are not touched again: a worker that
 * dies between two steps goes on where it was.
 */
export class AppliedPrices {
  private readonly lines: PriceListLines;
  private readonly products: Collection<ResourceDocument>;

  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    /** Moves the announcements of changed products to the log. */
    private readonly announce: () => Promise<unknown>,
  ) {
    this.lines = new PriceListLines(documents);
    this.products = documents.collection<ResourceDocument>(contractSpec(products));
  }

  /** @returns how many products have another price now. */
  publish(listId: string, meta: CommandMeta): Promise<number> {
    return this.apply(listId, { done: null }, published, meta);
  }

  async hasBegunRollBack(listId: string): Promise<boolean> {
    return (await this.lines.count(listId, { done: 'rolled_back' })) > 0;
  }

  rollBack(listId: string, meta: CommandMeta): Promise<number> {
    return this.apply(listId, { done: 'published' }, rolledBack, meta);
  }

  private async apply(
    priceListId: string,
    todo: { done: string | null },
    judge: Judge,
    meta: CommandMeta,
  ): Promise<number> {
    const lines = { priceListId, accountId: meta.accountId, ...todo };
    // Step by step, so that what waits to be announced stays small.
    while (await this.step(lines, judge, meta)) await this.announce();
    await this.announce();
    return this.lines.count(priceListId, { changed: true });
  }

  private async step(todo: Record<string, string | null>, judge: Judge, meta: CommandMeta): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const lines = await this.lines.collection.find(todo, { limit: step });
      if (lines.length === 0) return false;
      try {
        await this.write(lines, judge, meta);
        return true;
      } catch (error) {
        // Somebody saved one of the products meanwhile: it is read again.
        if (!(error instanceof DocumentConflict) || attempt === tries) throw error;
      }
    }
  }

  /** The products first: without transactions a line that is not done yet is judged again, and changes nothing. */
  private async write(
    lines: readonly Stored<LineDocument>[],
    judge: Judge,
    meta: CommandMeta,
  ): Promise<void> {
    const found = await this.products.getMany(lines.map(({ productId }) => productId));
    const own = found.filter(({ accountId, _removed }) => accountId === meta.accountId && !_removed);
    const byId = new Map(own.map((product) => [product._id, product as Product]));
    const now = this.clock.now().toISOString();
    const applied = lines.map((line) => judge(line, byId.get(line.productId)));
    const changes = applied.flatMap(({ line, prices }) => {
      const product = byId.get(line.productId);
      return product && prices
        ? [announcedChange(products, product, { buybackPrice: prices }, { meta, now })]
        : [];
    });
    await this.documents.batch([
      { collection: contractSpec(products), ops: changes },
      { collection: priceListLinesSpec, ops: applied.map(({ line }) => ({ kind: 'put', document: line })) },
    ]);
  }
}
