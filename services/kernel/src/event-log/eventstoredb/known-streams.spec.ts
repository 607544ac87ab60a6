import { KnownStreams } from './known-streams';

describe('what is known of streams', () => {
  it('is every id from the first event on, learnt in any pieces that reach each other', () => {
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

  it('is nothing where the beginning or a piece between is missing', () => {
    const known = new KnownStreams();
    known.learn('s', 3, ['d']);
    expect(known.get('s')).toBeUndefined();
    known.learn('s', 0, ['a']);
    known.learn('s', 2, ['c']);
    expect(known.get('s')?.revision).toBe(0);
  });

  it('is forgotten, the streams used longest ago first', () => {
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
