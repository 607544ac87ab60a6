import { FairPlaces } from './fair-places';

const turns = () => new Promise((turn) => setImmediate(turn));

describe('places shared fairly', () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  beforeEach(() => {
    begun.length = 0;
    ends.length = 0;
  });

  it('leaves a place to another share, however much the first has to do', async () => {
    const places = new FairPlaces(3, 2);
    for (let n = 1; n <= 5; n += 1) void places.run('first', work(`first ${n}`));
    void places.run('other', work('other'));
    await turns();
    expect(begun).toEqual(['first 1', 'first 2', 'other']);
    expect([places.isFull('first'), places.isFull('other')]).toEqual([true, false]);
  });

  it('serves those who wait in turn, and each in its own order', async () => {
    const places = new FairPlaces(1, 1);
    for (const share of ['a', 'a', 'a', 'b', 'b']) void places.run(share, work(share));
    for (let n = 0; n < 5; n += 1) {
      await turns();
      ends[n]?.();
    }
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'b']);
  });

  it('has a place again after work that failed', async () => {
    const places = new FairPlaces(1, 1);
    await expect(places.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(places.run('a', async () => 'done')).resolves.toBe('done');
    expect(places.isFull('a')).toBe(false);
  });
});
