import { freshBytes } from './fresh-bytes';

describe('fresh bytes', () => {
  it('are as many as asked for, and no two alike, however many are drawn at once', () => {
    const lengths = [12, 32, 8, 4000, 12, 4096, 1, 32];
    const drawn = Array.from({ length: 200 }, () => lengths.map((length) => freshBytes(length))).flat();
    expect(drawn.map(({ length }) => length)).toEqual(Array.from({ length: 200 }, () => lengths).flat());
    const long = drawn.filter(({ length }) => length > 8).map((bytes) => bytes.toString('hex'));
    expect(new Set(long).size).toBe(long.length);
  });

  it('belong to those who asked for them: what is drawn later does not change them', () => {
    const key = freshBytes(32);
    const copy = Buffer.from(key);
    for (let more = 0; more < 500; more += 1) freshBytes(32);
    expect(key).toEqual(copy);
  });

  it('are not given in part', () => {
    expect(() => freshBytes(4097)).toThrow(RangeError);
  });
});
