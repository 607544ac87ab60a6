const manyEvents = 100;
/** In real time: what it saves is work of this process. */
const leastMs = 4;

const forMs = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** After a few events, a pause for more: one write then covers many, and the first was not delayed. */
export class Gathering {
  private isWanted = false;
  private end: (() => void) | undefined;

  /** @param ms how long, while nobody waits for what comes next. */
  constructor(private readonly ms = leastMs) {}

  /** Somebody waits: the pause is over as soon as the shortest one is. */
  hurry(): void {
    this.isWanted = true;
    this.end?.();
  }

  /** Until the gate lets pass, or somebody waits. */
  async before(pass: () => Promise<void>): Promise<void> {
    if (this.isWanted) return;
    await new Promise<void>((end) => {
      this.end = end;
      void pass().then(end);
    });
    this.end = undefined;
  }

  /** @param events how many came at once last. */
  async pause(events: number): Promise<void> {
    if (events >= manyEvents) return turn();
    await forMs(leastMs);
    if (!this.isWanted && this.ms > leastMs) await this.rest();
    this.isWanted = false;
  }

  private async rest(): Promise<void> {
    await new Promise<void>((end) => {
      const timer = setTimeout(end, this.ms - leastMs);
      this.end = () => (clearTimeout(timer), end());
    });
    this.end = undefined;
  }
}
