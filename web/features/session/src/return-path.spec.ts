import { ownPath, targetIn } from './return-path.rules';

describe('the page on which a log-in ends', () => {
  it.each([
    '/buybacks?status=bb_in_transit',
    '/item/1#history',
    '/search?q=a//b',
    '/a?next=https://evil.example',
  ])('is the one asked for: %s', (path) => expect(ownPath(path)).toBe(path));

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'home',
    '',
    7,
    null,
    { toString: () => '/x' },
    ['/buybacks'],
  ])('is never elsewhere: %j', (path) => expect(ownPath(path)).toBe('/home'));

  it('comes from the history, which any page may have written', () => {
    expect(targetIn({ from: '/buybacks' })).toBe('/buybacks');
    for (const state of [undefined, null, 'x', { from: '//evil.example' }])
      expect(targetIn(state)).toBe('/home');
  });
});
