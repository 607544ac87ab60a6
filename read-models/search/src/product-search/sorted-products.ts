import type { ProductSearchDocument } from '@reprise/contracts/catalogue';

export type Compare = (a: ProductSearchDocument, b: ProductSearchDocument) => number;

/** Products in one order. Added products are sorted in on the next read, so that filling costs little. */
export class SortedProducts {
  private products: ProductSearchDocument[] = [];
  private added: ProductSearchDocument[] = [];

  constructor(private readonly compare: Compare) {}

  add(documents: readonly ProductSearchDocument[]): void {
    this.added.push(...documents);
  }

  remove(document: ProductSearchDocument): void {
    this.settle();
    const place = this.placeOf(document);
    if (this.products[place]?.id === document.id) this.products.splice(place, 1);
  }

  /** Everything that `accepts`, in order, or backwards for `desc`. */
  select(
    accepts: (document: ProductSearchDocument) => boolean,
    direction: 'asc' | 'desc',
  ): ProductSearchDocument[] {
    this.settle();
    const found = this.products.filter(accepts);
    return direction === 'asc' ? found : found.reverse();
  }

  private settle(): void {
    if (this.added.length > 64) this.products = [...this.products, ...this.added].sort(this.compare);
    else for (const document of this.added) this.products.splice(this.placeOf(document), 0, document);
    this.added = [];
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
