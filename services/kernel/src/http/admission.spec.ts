import { isTooMuch } from './admission';

const load = (change: Partial<Parameters<typeof isTooMuch>[0]>) =>
  isTooMuch({ open: 100, openBefore: 100, answered: 100, sinceMs: 500, delayMs: 10, ...change });

describe('whether one more write would wait for seconds', () => {
  it('is answered by the queue: as long as it is worked off within three seconds, it grows', () => {
    expect(load({ open: 590 })).toBe(false);
    expect(load({ open: 610 })).toBe(true);
    expect(load({ answered: 0 })).toBe(true);
  });

  it('is not known yet of a queue that has just come', () => {
    expect(load({ openBefore: 47, answered: 3 })).toBe(false);
    expect(load({ openBefore: 48, answered: 3 })).toBe(true);
    expect(load({ openBefore: 0, delayMs: 1_100 })).toBe(true);
  });

  it('is answered by the event loop, whatever the queue', () => {
    expect(load({ delayMs: 900 })).toBe(false);
    expect(load({ delayMs: 1_100 })).toBe(true);
  });

  it('is never so for a few', () => {
    expect(load({ open: 47, answered: 0, delayMs: 20_000 })).toBe(false);
  });
});
