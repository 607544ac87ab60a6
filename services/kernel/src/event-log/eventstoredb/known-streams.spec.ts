import { KnownStreams } from './known-streams';

describe('known streams', () => {
  it('contain every id from the first event on, learnt in any overlapping pieces', () => {
    const known = new KnownStreams();
    known.learn('s', 0, ['a', 'b']);
    known.learn('s', 1, ['b', 'c']);
    known.learn('s', 0, ['a']);
    expect(known.get('s')?.revision).toBe(2);
    expect([...(known.get('s')?.ids ?? [])]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('contain nothing if the beginning or a piece in between is missing', () => {
    const known = new KnownStreams();
    known.learn('s', 3, ['d']);
    expect(known.get('s')).toBeUndefined();
    known.learn('s', 0, ['a']);
    known.learn('s', 2, ['c']);
    expect(known.get('s')?.revision).toBe(0);
  });

  it('are forgotten, least recently used first', () => {
    const known = new KnownStreams(4);
    known.learn('one', 0, ['a', 'b']);
    known.learn('two', 0, ['c', 'd']);
    known.get('one');
    known.learn('three', 0, ['e']);
    expect(known.get('two')).toBeUndefined();
    expect(known.get('one')?.revision).toBe(1);
    expect(known.get('three')?.revision).toBe(0);
  });
});
