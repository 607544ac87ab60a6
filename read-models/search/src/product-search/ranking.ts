/** A slot and its score fit one double: score · 2^22 + (2^22 − 1 − slot). */
const slots = 2 ** 22;

export type Ranked = { readonly slot: number; readonly score: number };

const read = (key: number): Ranked => ({
  slot: slots - 1 - (key % slots),
  score: Math.floor(key / slots) / 1000,
});

/** Slots by score, to a thousandth; among equals the earlier slot. Only what is asked for is read. */
export class Ranking {
  private constructor(private readonly ascending: Float64Array) {}

  /** Those of score 0 are left out. */
  static of(candidates: readonly number[], scoreOf: (slot: number) => number): Ranking {
    const keys = new Float64Array(candidates.length);
    let count = 0;
    for (const slot of candidates) {
      const score = scoreOf(slot);
      if (score > 0) keys[count++] = Math.round(score * 1000) * slots + (slots - 1 - slot);
    }
    return new Ranking(keys.subarray(0, count).sort());
  }

  get size(): number {
    return this.ascending.length;
  }

  /** The best first. */
  slice(from = 0, to = this.size): Ranked[] {
    const part = this.ascending.subarray(Math.max(0, this.size - to), Math.max(0, this.size - from));
    return Array.from(part, read).reverse();
  }
}
