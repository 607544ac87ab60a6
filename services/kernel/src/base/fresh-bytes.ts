import { randomFillSync } from 'node:crypto';

const drawn = Buffer.alloc(4096);
let used = drawn.length;

/**
 * Random bytes of the system's generator for keys, nonces and numbers that nobody may guess; nobody else gets the same.
 * The generator is asked for many at once: a declaration needs a few of them six times, and each question has its price.
 *
 * @param count at most 4,096.
 */
export function freshBytes(count: number): Buffer {
  if (count > drawn.length) throw new RangeError(`${count} random bytes at once`);
  if (used + count > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = Buffer.from(drawn.subarray(used, used + count));
  drawn.fill(0, used, used + count);
  used += count;
  return bytes;
}
