import { aRecorded } from '../../testing';
import { positionOf } from './position';
import { TailBuffer } from './tail-buffer';

const at = (commit: number) => positionOf({ commit: BigInt(commit), prepare: BigInt(commit) });
const filled = (count: number, bytes: number): TailBuffer => {
  const buffer = new TailBuffer();
  buffer.reset(at(0));
  for (let n = 1; n <= count; n += 1) buffer.push(aRecorded({ position: at(n * bytes) }));
  return buffer;
};

describe('the buffer of newest events', () => {
  it('knows what it holds, and from where on it is complete', () => {
    const buffer = filled(5, 10);
    expect(buffer.covers('')).toBe(false);
    expect(buffer.covers(at(0))).toBe(true);
    expect(buffer.after(at(20), 2).map(({ position }) => position)).toEqual([at(30), at(40)]);
    expect(buffer.after(at(25), 1).map(({ position }) => position)).toEqual([at(30)]);
    expect(buffer.countAfter(at(20))).toBe(3);
    expect(buffer.end()).toBe(at(50));
    expect(new TailBuffer().end()).toBeUndefined();
  });

  it('drops the oldest events when there are too many or they are too large', () => {
    const many = filled(20_000, 10);
    expect(many.countAfter(many.startsAt() ?? '')).toBeLessThanOrEqual(8192);
    expect(many.covers(at(190_000))).toBe(true);
    const large = filled(1000, 250_000);
    expect(large.countAfter(large.startsAt() ?? '')).toBeLessThan(200);
    expect(large.countAfter(large.startsAt() ?? '')).toBeGreaterThan(50);
    expect(large.after(large.startsAt() ?? '', 1)[0]?.position).not.toBe(large.startsAt());
  });
});
