import type { SlotOrder } from './slot-order';

/** A slot's place, its popularity and its score fit one double: (score · 2^5 + popularity) · 2^22 + (2^22 − 1 − place). */
const slots = 2 ** 22;
const popularities = 2 ** 5;

export type Ranked = { readonly slot: number; readonly score: number };

/** Slots by score, to a thousandth; among equals the more popular, then the first in order. Only what is asked for is sorted and read. */
export class Ranking {
  /** @param keys from `sorted` on in ascending order; each before it is smaller. */
  private constructor(
    private readonly keys: Float64Array,
    private readonly order: SlotOrder,
    private sorted = keys.length,
  ) {}

  /** Those of score 0 are left out. */
  static of(
    candidates: readonly number[],
    scoreOf: (slot: number) => number,
    popularityOf: (slot: number) => number,
    order: SlotOrder,
  ): Ranking {
    const keys = new Float64Array(candidates.length);
    let count = 0;
    for (const slot of candidates) {
      const score = scoreOf(slot);
      if (score <= 0) continue;
      const popularity = Math.min(popularityOf(slot), popularities - 1);
      const place = slots - 1 - order.placeOf(slot);
      keys[count++] = (Math.round(score * 1000) * popularities + popularity) * slots + place;
    }
    return new Ranking(keys.subarray(0, count), order);
  }

  get size(): number {
    return this.keys.length;
  }

  /** The best first. */
  slice(from = 0, to = this.size): Ranked[] {
    const [low, high] = [Math.max(0, this.size - to), Math.max(0, this.size - from)];
    this.sortFrom(low);
    return Array.from(this.keys.subarray(low, high), (key) => this.read(key)).reverse();
  }

  private read(key: number): Ranked {
    return {
      slot: this.order.slotAt(slots - 1 - (key % slots)),
      score: Math.floor(key / slots / popularities) / 1000,
    };
  }

  private sortFrom(place: number): void {
    if (place >= this.sorted) return;
    if (place > 0) partition(this.keys, place, this.sorted - 1);
    this.keys.subarray(place, this.sorted).sort();
    this.sorted = place;
  }
}

/** Puts the smallest before a place and the others behind it (quickselect, Hoare's partition). */
function partition(keys: Float64Array, place: number, end: number): void {
  let [from, to] = [0, end];
  while (from < to) {
    const pivot = keys[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((keys[low] ?? 0) < pivot) low += 1;
      while ((keys[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      const swapped = keys[low] ?? 0;
      keys[low++] = keys[high] ?? 0;
      keys[high--] = swapped;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else return;
  }
}
