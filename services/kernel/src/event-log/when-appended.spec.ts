import { TestClock } from '../base';
import { whenAppended } from './when-appended';

/** A log that only signals appends. */
class Bell {
  private readonly listeners = new Set<() => void>();
  readonly onAppend = (wake: () => void) => {
    this.listeners.add(wake);
    return () => void this.listeners.delete(wake);
  };
  ring(): void {
    this.listeners.forEach((wake) => wake());
  }
  get isHeard(): boolean {
    return this.listeners.size > 0;
  }
}

describe('waiting for an event', () => {
  let bell: Bell;
  let clock: TestClock;
  let there: string | undefined;
  let looks: number;
  beforeEach(() => {
    bell = new Bell();
    clock = new TestClock();
    there = undefined;
    looks = 0;
  });
  const look = async () => {
    looks += 1;
    return there;
  };
  const wait = (of = look) => whenAppended(bell, of, { clock, patienceMs: 3_000 });

  it('ends at once if the event exists, and stops listening', async () => {
    there = 'A';
    expect(await wait()).toBe('A');
    expect(bell.isHeard).toBe(false);
  });

  it('checks only after an append, however long that takes', async () => {
    const waited = wait();
    await clock.advance(2_900);
    expect(looks).toBe(1);
    there = 'A';
    bell.ring();
    expect(await waited).toBe('A');
    expect(looks).toBe(2);
  });

  it('ends without a result when patience runs out', async () => {
    const waited = wait();
    await clock.advance(3_000);
    expect(await waited).toBeUndefined();
    bell.ring();
    expect([looks, bell.isHeard]).toEqual([1, false]);
  });

  it('checks once more after appends during a check', async () => {
    let answer = (_: undefined): void => {};
    const slow = () => {
      looks += 1;
      return looks > 1 ? Promise.resolve('A') : new Promise<undefined>((done) => (answer = done));
    };
    const waited = whenAppended(bell, slow, { clock, patienceMs: 3_000 });
    for (let n = 0; n < 5; n += 1) bell.ring();
    expect(looks).toBe(1);
    answer(undefined);
    expect(await waited).toBe('A');
    expect(looks).toBe(2);
  });

  it('passes on what the check throws', async () => {
    const waited = wait(async () => {
      throw new Error('log away');
    });
    await expect(waited).rejects.toThrow('log away');
    expect(bell.isHeard).toBe(false);
  });
});
