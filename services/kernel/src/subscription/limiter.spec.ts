import fc from 'fast-check';
import { Limiter } from './limiter';

describe('the limiter', () => {
  it('never runs more than its limit at once, and runs everything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (limit, works) => {
          const limiter = new Limiter(limit);
          let [running, most, done] = [0, 0, 0];
          const work = (fails: boolean) => async (): Promise<void> => {
            most = Math.max(most, (running += 1));
            await Promise.resolve();
            running -= 1;
            done += 1;
            if (fails) throw new Error('failed');
          };
          await Promise.allSettled(works.map((fails) => limiter.run(work(fails))));
          expect(most).toBeLessThanOrEqual(limit);
          expect(done).toBe(works.length);
        },
      ),
    );
  });
});
