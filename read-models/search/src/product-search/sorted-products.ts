import type { ProductSearchDocument } from '@reprise/contracts/catalogue';

export type Compare = (a: ProductSearchDocument, b: ProductSearchDocument) => number;

/** So many are put in their places; more are sorted with all others. */
const few = 64;

/** Products in one order. Changes are sorted in on the next read, so that filling and changing many cost little. */
export class SortedProducts {
  private products: ProductSearchDocument[] = [];
  private readonly added = new Set<ProductSearchDocument>();
  private readonly gone = new Set<ProductSearchDocument>();

  constructor(private readonly compare: Compare) {}

  add(documents: readonly ProductSearchDocument[]): void {
    for (const document of documents) if (!this.gone.delete(document)) this.added.add(document);
  }

  /** @param document that was added. */
  remove(document: ProductSearchDocument): void {
    if (!this.added.delete(document)) this.gone.add(document);
  }

  /** Everything, in order. */
  all(): readonly ProductSearchDocument[] {
    this.settle();
    return this.products;
  }

  /** Everything that `accepts`, in order, or backwards for `desc`. */
  select(
    accepts: (document: ProductSearchDocument) => boolean,
    direction: 'asc' | 'desc',
  ): ProductSearchDocument[] {
    const found = this.all().filter(accepts);
    return direction === 'asc' ? found : found.reverse();
  }

  private settle(): void {
    const changes = this.added.size + this.gone.size;
    if (changes === 0) return;
    if (changes > few) this.sortAgain();
    else {
      for (const document of this.gone) {
        const place = this.placeOf(document);
        if (this.products[place] === document) this.products.splice(place, 1);
      }
      for (const document of this.added) this.products.splice(this.placeOf(document), 0, document);
    }
    this.added.clear();
    this.gone.clear();
  }

  private sortAgain(): void {
    const kept = this.products.filter((document) => !this.gone.has(document));
    this.products = kept.concat([...this.added].sort(this.compare)).sort(this.compare);
  }

  /** Index of the first product that is not before `document`. */
  private placeOf(document: ProductSearchDocument): number {
    let low = 0;
    let high = this.products.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.products[middle];
      if (other && this.compare(other, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
