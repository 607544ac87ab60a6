/** The words of a vocabulary at one moment: by number their lengths and places, by place their numbers. */
export type WordOrder = {
  readonly places: Int32Array;
  readonly lengths: Uint16Array;
  readonly numbers: Int32Array;
};

/**
 * Words that match a searched one, with a match quality of at most 1. Words with the same prefix are adjacent, so
 * they are stored as two places and never listed: "3" is the prefix of every article number.
 */
export class WordMatches {
  /** @param others matches with typing errors, by number. */
  constructor(
    private readonly order: WordOrder,
    private readonly length: number,
    private readonly from: number,
    private readonly to: number,
    private readonly others: ReadonlyMap<number, number> = new Map(),
  ) {}

  /** An upper bound of their number. */
  get size(): number {
    return this.to - this.from + this.others.size;
  }

  /** Match quality of the word with that number; 0 for none. */
  qualityOf(id: number): number {
    const share = this.shareOf(id);
    return share === 1 || !this.isBeginning(id) ? share : 0.3 + 0.5 * share;
  }

  /** How much of the word was typed, at most 1; 0 for none. */
  shareOf(id: number): number {
    return this.isBeginning(id) ? this.length / (this.order.lengths[id] ?? 1) : (this.others.get(id) ?? 0);
  }

  private isBeginning(id: number): boolean {
    const place = this.order.places[id] ?? -1;
    return place >= this.from && place < this.to;
  }

  *ids(): Generator<number> {
    for (let place = this.from; place < this.to; place += 1) yield this.order.numbers[place] ?? -1;
    for (const id of this.others.keys()) {
      const place = this.order.places[id] ?? -1;
      if (place < this.from || place >= this.to) yield id;
    }
  }

  with(others: ReadonlyMap<number, number>): WordMatches {
    return new WordMatches(this.order, this.length, this.from, this.to, others);
  }
}
