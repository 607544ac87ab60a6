import { silentLogger } from '@reprise/kernel';
import { TestClock } from '@reprise/kernel/testing';
import { FillingWatch } from './filling-watch';

const lists = [{ name: 'buyback_list' }, { name: 'item_list' }];

describe('the watch over lists being filled', () => {
  let clock: TestClock;
  let behind: string[];
  let looks: number;
  let watch: FillingWatch;
  beforeEach(() => {
    clock = new TestClock('2026-01-05T09:00:00.000Z');
    behind = [];
    looks = 0;
    const readModels = {
      waitForAll: async () => {
        if (behind.length > 0) throw new Error('behind');
      },
      markFilling: async (_lists: unknown, position: string) => {
        expect(position).toBe('7');
        looks += 1;
        return behind;
      },
    };
    const log = { head: async () => '7' };
    watch = new FillingWatch({ log, readModels, lists, logger: silentLogger, clock, graceMs: 0 });
  });
  afterEach(() => watch.stop());
  /** Lets a started check finish. */
  const settled = () => new Promise(setImmediate);
  const begun = async (): Promise<void> => {
    await watch.start();
    await settled();
  };
  const later = async (ms: number): Promise<void> => {
    await clock.advance(ms);
    await settled();
  };

  it('names those that were behind at the start, until each has caught up', async () => {
    behind = ['buyback_list', 'item_list'];
    await begun();
    expect(watch.filling()).toEqual(['buyback_list', 'item_list']);
    behind = ['item_list'];
    await later(1_000);
    expect(watch.filling()).toEqual(['item_list']);
    behind = [];
    await later(1_000);
    expect(watch.filling()).toEqual([]);
  });

  it('never checks again once they are complete: a small lag later on is normal', async () => {
    behind = ['item_list'];
    await begun();
    behind = [];
    await later(1_000);
    const seen = looks;
    behind = ['item_list'];
    await later(60_000);
    expect(looks).toBe(seen);
    expect(watch.filling()).toEqual([]);
  });

  it('has nothing to do if all are complete at the start', async () => {
    await begun();
    await later(60_000);
    expect(looks).toBe(0);
  });
});
