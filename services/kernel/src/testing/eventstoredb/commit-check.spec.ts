import { checkCommit, type Expected } from './commit-check';

/** A stream with the events a, b, c; the server remembers `remembered` of them. */
const check = (expected: Expected, ids: string, remembered = 'abc') =>
  checkCommit(expected, [...ids], {
    last: 2,
    idAt: (revision) => 'abc'[revision],
    recent: (id) => (remembered.includes(id) ? 'abc'.indexOf(id) : undefined),
  });
const nothing = { last: -1, idAt: () => undefined, recent: () => undefined };
const wrong = 'wrong-expected-version';

describe('how the server treats an append', () => {
  it('as a write at the last revision, whatever the ids', () => {
    expect(check(2, 'd')).toBe('write');
    expect(check(2, 'a')).toBe('write');
    expect(checkCommit('no_stream', ['a'], nothing)).toBe('write');
  });

  it('as a repeat if all ids are where the append would have put them', () => {
    expect(check('no_stream', 'ab')).toEqual({ repeatOf: 1 });
    expect(check(0, 'bc', '')).toEqual({ repeatOf: 2 });
  });

  it('as wrong if only some are there, or they are elsewhere, or the stream is shorter', () => {
    expect(check(1, 'cd')).toBe(wrong);
    expect(check('no_stream', 'b')).toBe(wrong);
    expect(check(1, 'a')).toBe(wrong);
    expect(check(7, 'd')).toBe(wrong);
    expect(checkCommit(0, ['a'], nothing)).toBe(wrong);
    expect(checkCommit('stream_exists', ['a'], nothing)).toBe(wrong);
  });

  it('as a repeat at any revision only among remembered ids, decided by the first id', () => {
    expect(check('any', 'ab')).toEqual({ repeatOf: 1 });
    expect(check('any', 'ab', '')).toBe('write');
    expect(check('any', 'da')).toBe('write');
    expect(check('any', 'ad')).toBe(wrong);
  });
});
