import { ownPath } from './own-path.rules';

describe('an address that a link or the history brings along', () => {
  it.each([
    '/buybacks?status=bb_in_transit',
    '/item/1#history',
    '/search?q=a//b',
    '/a?next=https://evil.example',
    '/category/1/phones',
  ])('leads to a page of this app: %s', (path) => expect(ownPath(path)).toBe(path));

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
  ])('never leads elsewhere: %j', (path) => expect(ownPath(path)).toBeUndefined());
});
