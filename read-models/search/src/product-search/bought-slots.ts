import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type { BoughtFirst } from './product-search.port';

const unpriced = -1;

/** Per slot the number of its product's own category; none without a price, for which nothing can be sold. */
export class BoughtSlots {
  private readonly numbers = new Map<string, number>();
  private readonly homes: number[] = [];

  note(slot: number, { categoryId, price }: ProductSearchDocument): void {
    this.homes[slot] = price ? this.numberOf(categoryId) : unpriced;
  }

  /** Whether a slot's product can be sold. */
  among({ unboughtCategoryIds }: BoughtFirst): (slot: number) => boolean {
    const { homes } = this;
    const unbought = new Uint8Array(this.numbers.size);
    for (const id of unboughtCategoryIds) {
      const number = this.numbers.get(id);
      if (number !== undefined) unbought[number] = 1;
    }
    return (slot) => unbought[homes[slot] ?? unpriced] === 0;
  }

  private numberOf(categoryId: string): number {
    const number = this.numbers.get(categoryId) ?? this.numbers.size;
    this.numbers.set(categoryId, number);
    return number;
  }
}
