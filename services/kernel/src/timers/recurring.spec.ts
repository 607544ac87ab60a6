import { eventually } from '../testing';
import { Recurring } from './recurring';
import { TestClock } from '../base';

describe('a recurring task', () => {
  const clock = new TestClock();
  let done = 0;
  let fails = false;
  const faults: unknown[] = [];
  const work = async (): Promise<void> => {
    done += 1;
    if (fails) throw new Error('away');
  };
  const chore = new Recurring({ work, pauseMs: () => 1000, failed: (error) => faults.push(error), clock });
  const after = async (ms: number) => {
    await clock.advance(ms);
    return done;
  };

  it('runs at the start and after each pause, even after a failure, and not once stopped', async () => {
    chore.start();
    await eventually(() => done === 1);
    expect(await after(999)).toBe(1);
    fails = true;
    expect(await after(1)).toBe(2);
    fails = false;
    expect(faults).toEqual([new Error('away')]);
    expect(await after(1000)).toBe(3);
    await chore.stop();
    expect(await after(5000)).toBe(3);
  });
});
