import fc from 'fast-check';
import { backOffMs, defaultBackOff } from './back-off';

describe('back-off', () => {
  it('doubles with each failure', () => {
    expect([1, 2, 3].map((attempt) => backOffMs(defaultBackOff, attempt, () => 1))).toEqual([
      500, 1000, 2000,
    ]);
  });

  it('stays between half of the wait and the whole wait, and never exceeds the maximum', () => {
    const unit = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), unit, (attempt, random) => {
        const all = Math.min(defaultBackOff.maxMs, defaultBackOff.firstMs * 2 ** (attempt - 1));
        const wait = backOffMs(defaultBackOff, attempt, () => random);
        expect(wait).toBeGreaterThanOrEqual(all / 2);
        expect(wait).toBeLessThanOrEqual(all);
      }),
    );
  });
});
