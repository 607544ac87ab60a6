import { classUnit } from './match-class';
import type { SlotOrder } from './slot-order';

/**
 * What a slot is ranked by fits one double, 48 bits from the last: its place from behind (22), popularity (5), score
 * in thousandths (17), whether it comes first in its class (1), and the class (3).
 */
const slots = 2 ** 22;
const popularities = 2 ** 5;
const scores = 2 ** 17;
const firsts = 2;

export type Ranked = { readonly slot: number; readonly score: number };
export type RankedBy = {
  /** To a thousandth, with its class (`match-class`). Those of 0 are left out. */
  readonly scoreOf: (slot: number) => number;
  /** What comes before everything else of its class. */
  readonly isFirst: ((slot: number) => boolean) | undefined;
  readonly popularityOf: (slot: number) => number;
  readonly order: SlotOrder;
};

/** Slots by class and score; among equals the more popular, then the first in order. Only what is asked for is sorted and read. */
export class Ranking {
  /** @param keys from `sorted` on in ascending order; each before it is smaller. */
  private constructor(
    private readonly keys: Float64Array,
    private readonly order: SlotOrder,
    private sorted = keys.length,
  ) {}

  static of(candidates: readonly number[], by: RankedBy): Ranking {
    const keys = new Float64Array(candidates.length);
    let count = 0;
    for (const slot of candidates) {
      const score = by.scoreOf(slot);
      if (score > 0) keys[count++] = keyOf(slot, score, by);
    }
    return new Ranking(keys.subarray(0, count), by.order);
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
    const rank = Math.floor(key / slots / popularities);
    return {
      slot: this.order.slotAt(slots - 1 - (key % slots)),
      score: Math.floor(rank / scores / firsts) * classUnit + (rank % scores) / 1000,
    };
  }

  private sortFrom(place: number): void {
    if (place >= this.sorted) return;
    if (place > 0) partition(this.keys, place, this.sorted - 1);
    this.keys.subarray(place, this.sorted).sort();
    this.sorted = place;
  }
}

function keyOf(slot: number, score: number, { isFirst, popularityOf, order }: RankedBy): number {
  const kind = Math.floor(score / classUnit);
  const thousandths = Math.min(Math.round((score - kind * classUnit) * 1000), scores - 1);
  const rank = (kind * firsts + (isFirst?.(slot) ? 1 : 0)) * scores + thousandths;
  const popularity = Math.min(popularityOf(slot), popularities - 1);
  return (rank * popularities + popularity) * slots + (slots - 1 - order.placeOf(slot));
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
