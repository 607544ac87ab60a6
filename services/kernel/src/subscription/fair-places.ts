type Waiting = () => void;

/**
 * A number of places for work at the same time, given to the shares in turn: whoever has much to do waits for itself,
 * and never takes the last places of the others.
 */
export class FairPlaces {
  /** The share that was served last stands last. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly taken = new Map<string, number>();
  private all = 0;

  /** @param total places. @param each how many of them one share may hold. */
  constructor(
    private readonly total: number,
    private readonly each: number,
  ) {}

  /** Runs the work of a share when it has a place; those of one share in the order of their calls. */
  async run<T>(share: string, work: () => Promise<T>): Promise<T> {
    await this.place(share);
    try {
      return await work();
    } finally {
      this.giveBack(share);
    }
  }

  /** Whether more work of this share would have to wait for its own. */
  isFull(share: string): boolean {
    return (this.taken.get(share) ?? 0) >= this.each || this.waiting.has(share);
  }

  private place(share: string): Promise<void> {
    return new Promise((go) => {
      const queue = this.waiting.get(share);
      if (queue) queue.push(go);
      else this.waiting.set(share, [go]);
      this.fill();
    });
  }

  private giveBack(share: string): void {
    this.all -= 1;
    const left = (this.taken.get(share) ?? 1) - 1;
    if (left > 0) this.taken.set(share, left);
    else this.taken.delete(share);
    this.fill();
  }

  private fill(): void {
    while (this.all < this.total) {
      const next = [...this.waiting].find(([share]) => (this.taken.get(share) ?? 0) < this.each);
      if (!next) return;
      const [share, queue] = next;
      this.waiting.delete(share);
      const go = queue.shift();
      if (queue.length > 0) this.waiting.set(share, queue);
      this.all += 1;
      this.taken.set(share, (this.taken.get(share) ?? 0) + 1);
      go?.();
    }
  }
}
