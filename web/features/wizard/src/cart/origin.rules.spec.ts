import { originOf } from './origin.rules';

it('the cart leads back to the page of this site that opened it', () => {
  expect(originOf('/stores')).toBe('/stores');
  expect(originOf('/category/1/phones')).toBe('/category/1/phones');
});

it.each([null, '', 'https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test', 'stores'])(
  'and nowhere else: %s',
  (path) => expect(originOf(path)).toBeUndefined(),
);
