import { BoundedCache } from './bounded-cache';
import { bytesOf } from './bytes-of';

describe('a cache that is bounded in bytes', () => {
  const text = 'x'.repeat(1000);

  it('keeps what was used last, whatever the size of each', () => {
    const cache = new BoundedCache<string>(3500);
    for (const key of ['a', 'b', 'c']) expect(cache.set(key, text)).toBe(true);
    cache.get('a');
    expect(cache.set('d', text)).toBe(false);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key))).toEqual([true, false, true, true]);
    cache.set('large', text.repeat(3));
    expect(['a', 'c', 'd', 'large'].map((key) => cache.has(key))).toEqual([false, false, false, true]);
    expect(cache.bytes).toBeLessThanOrEqual(3500);
  });

  it('never keeps more than its bound, and nothing without one', () => {
    const [cache, none] = [new BoundedCache<object>(10_000), new BoundedCache<object>(0)];
    for (let n = 0; n < 1000; n += 1) {
      cache.set(`${n % 70}`, { n, text: 'y'.repeat(n) });
      expect(cache.bytes).toBeLessThanOrEqual(10_000);
    }
    none.set('a', {});
    expect([none.has('a'), none.bytes]).toEqual([false, 0]);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });

  it('counts what is inside of objects, lists and sets', () => {
    expect(bytesOf({ a: [text, { b: text }], c: new Set([text]) })).toBeGreaterThan(3000);
    expect(bytesOf({ a: [1, true, null, undefined] })).toBeLessThan(200);
    expect(bytesOf(Buffer.alloc(500))).toBeGreaterThan(500);
  });
});
