import type { Timing } from './clock';

type Alarm = { readonly at: number; readonly run: () => void };

// Turns for promises and commits started by a callback.
const settling = 5;

async function settle(): Promise<void> {
  for (let turn = 0; turn < settling; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Time stands still until `advance`. Callbacks run in time order, each with its own `now`. */
export class TestClock implements Timing {
  private alarms: Alarm[] = [];
  private time: number;

  /** @param start ISO 8601 time. */
  constructor(start = '2026-01-05T09:00:00.000Z') {
    this.time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.time);
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.time + ms, run };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** Advances time by `ms` and runs what falls due, including callbacks scheduled within that span. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.alarms = this.alarms.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settle();
    }
    this.time = end;
    await settle();
  }

  private next(end: number): Alarm | undefined {
    return this.alarms
      .filter((alarm) => alarm.at <= end)
      .reduce<Alarm | undefined>(
        (first, alarm) => (first && first.at <= alarm.at ? first : alarm),
        undefined,
      );
  }
}
