/** Lets `limit` pieces of work run at the same time; the rest wait in order. */
export class Limiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // A finished piece hands its place to the next one.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
