const manyEvents = 100;
/** In real time: what it saves is work of this process. */
const leastMs = 4;
/** While events keep coming: a wake-up costs about the same for one event or for several, so it serves several. */
const steadyMs = 25;
const steadyAfterMs = 1_000;
const quietMs = 250;

const forMs = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Tells whether something has come again and again, for so long that waiting for more of it pays. */
class Flow {
  private since = 0;
  private last = -Infinity;

  constructor(private readonly now: () => number) {}

  /** It has come again. */
  isSteady(): boolean {
    const now = this.now();
    if (now - this.last > quietMs) this.since = now;
    this.last = now;
    return now - this.since >= steadyAfterMs;
  }
}

/** After a few events, a pause for more: one write then covers many, and the first was not delayed. */
export class Gathering {
  private isWanted = false;
  private end: (() => void) | undefined;
  private readonly flow: Flow;

  /** @param ms how long, while nobody waits for what comes next; by default little, and more while events keep coming. */
  constructor(
    private readonly ms?: number,
    now: () => number = () => performance.now(),
  ) {
    this.flow = new Flow(now);
  }

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
    const whole = this.ms ?? (this.flow.isSteady() ? steadyMs : leastMs);
    if (events >= manyEvents) return turn();
    await forMs(leastMs);
    if (!this.isWanted && whole > leastMs) await this.rest(whole - leastMs);
    this.isWanted = false;
  }

  private async rest(ms: number): Promise<void> {
    await new Promise<void>((end) => {
      const timer = setTimeout(end, ms);
      this.end = () => (clearTimeout(timer), end());
    });
    this.end = undefined;
  }
}
