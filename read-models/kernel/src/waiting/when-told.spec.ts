import { everySoOften, whenTold, type Alarms } from './when-told';

/** Time stands still; alarms are fired by hand, in the order in which they were set. */
class HandClock implements Alarms {
  readonly set: number[] = [];
  private waiting: (() => void)[] = [];
  after(ms: number, run: () => void): () => void {
    this.set.push(ms);
    this.waiting.push(run);
    return () => void (this.waiting = this.waiting.filter((other) => other !== run));
  }
  goOff(): void {
    this.waiting.pop()?.();
  }
  get isQuiet(): boolean {
    return this.waiting.length === 0;
  }
}

describe('waiting for something', () => {
  it('sets one alarm, for its end, and does not look again until it is woken', async () => {
    const clock = new HandClock();
    let looks = 0;
    let wake = (): void => undefined;
    const listen = (told: () => void) => {
      wake = told;
      return () => undefined;
    };
    const look = async () => (++looks > 1 ? 'there' : undefined);
    const waited = whenTold(listen, look, { clock, patienceMs: 2_000 });
    expect([clock.set, looks]).toEqual([[2_000], 1]);
    wake();
    expect(await waited).toBe('there');
    expect([clock.set, clock.isQuiet]).toEqual([[2_000], true]);
  });
});

describe('a polling waker', () => {
  it('wakes ever less often, and stops once it is cancelled', () => {
    const clock = new HandClock();
    let woken = 0;
    const end = everySoOften(clock, 25, 200)(() => (woken += 1));
    for (let turn = 0; turn < 4; turn += 1) clock.goOff();
    expect([woken, clock.set]).toEqual([4, [25, 50, 100, 200, 200]]);
    end();
    expect(clock.isQuiet).toBe(true);
  });
});
