import type { Timing } from './clock';

type Alarm = { readonly at: number; readonly run: () => void };

// Room for the promises and commits that a callback sets going.
const settling = 5;

async function settle(): Promise<void> {
  for (let turn = 0; turn < settling; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Time stands still until `advance`. Callbacks run in order of their time, each seeing its own `now`. */
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

  /** Moves time on by `ms`, running what falls due; what that schedules within the span runs too. */
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
