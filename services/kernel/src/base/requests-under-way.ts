/** A stream, or a request that waits for what follows from others, is none that others wait for. */
const longestMs = 250;
/** So long after the last one more are expected. */
const lullMs = 1_000;

/** The requests that go before other work, as that work sees them. */
export type RequestsAhead = {
  readonly any: boolean;
  /** Under way, or a moment ago. */
  readonly come: boolean;
  /** Resolves when there is none, after `mostMs` at the latest. */
  over(mostMs: number): Promise<void>;
};

/** The requests that a process is answering: what follows from earlier ones lets them go first. */
export class RequestsUnderWay implements RequestsAhead {
  private readonly waiting = new Set<() => void>();
  private counted: (open: number) => void = () => undefined;
  private open = 0;
  private lastAt = -Infinity;

  get any(): boolean {
    return this.open > 0;
  }

  get come(): boolean {
    return this.any || performance.now() - this.lastAt < lullMs;
  }

  /** @param counted hears how many are under way, whenever that changes. */
  onCount(counted: (open: number) => void): void {
    this.counted = counted;
  }

  /** @returns what ends it. */
  begin(): () => void {
    this.open += 1;
    this.counted(this.open);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.open -= 1;
      this.counted(this.open);
      this.lastAt = performance.now();
      if (this.open === 0) this.waiting.forEach((go) => go());
    };
    const timer = setTimeout(end, longestMs).unref();
    return end;
  }

  async over(mostMs: number): Promise<void> {
    if (!this.any) return;
    await new Promise<void>((done) => {
      const go = (): void => {
        clearTimeout(timer);
        this.waiting.delete(go);
        done();
      };
      const timer = setTimeout(go, mostMs);
      this.waiting.add(go);
    });
  }
}
