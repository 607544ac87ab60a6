import { json, jsonLd, negotiate } from './negotiation';
import { revisionIn } from './header';

const offered = [jsonLd, json];

describe('negotiation', () => {
  it.each([
    [undefined, jsonLd],
    ['*/*', jsonLd],
    ['application/json', json],
    ['application/json;q=0.5, application/ld+json', jsonLd],
    ['text/html, application/json;q=0.9, */*;q=0.1', json],
    ['application/*', jsonLd],
    ['application/ld+json;q=0, */*', json],
    ['APPLICATION/JSON', json],
  ])('of %s chooses %s', (accept, chosen) => expect(negotiate(accept, offered)).toBe(chosen));

  it.each(['text/html', 'application/xml, text/*', 'application/json;q=0', 'nonsense', ';;;,,,'])(
    'of %s is refused',
    (accept) => expect(() => negotiate(accept, offered)).toThrow('not-acceptable'),
  );
});

describe('an If-Match', () => {
  it('contains a revision', () => {
    expect(['"3"', 'W/"3"', ' "0" '].map(revisionIn)).toEqual([3, 3, 0]);
    expect([undefined, '*'].map(revisionIn)).toEqual([undefined, undefined]);
  });
  it.each(['3', '"x"', '"-1"', '"1", "2"'])('that was never ours (%s) is stale', (text) =>
    expect(() => revisionIn(text)).toThrow('stale-revision'),
  );
});
