import { onlyNear } from './nearness.rules';

const named = (label: string, brand = 'Samsung') => ({ label, brand, model: label, ean: '' });
const galaxies = [named('Samsung Galaxy S23 256 Go'), named('Samsung Galaxy A54 128 Go')];
const phones = [named('Apple iPhone 14 128 Go', 'Apple')];

it('what is found is only near when nothing bears the words typed', () => {
  expect(onlyNear('galaxy s10', galaxies)).toBe(true);
  expect(onlyNear('iphne 14', phones)).toBe(true);
});

it('a name counts in any order, however it is cut, and from its beginning', () => {
  for (const text of ['galaxy s23', 'S23 samsung', 'galaxys23', 'gal s2'])
    expect(onlyNear(text, galaxies)).toBe(false);
  expect(onlyNear('IPHONE14', phones)).toBe(false);
  expect(onlyNear('écran', [named('Ecran 24 pouces')])).toBe(false);
});

it('nothing found is not near', () => expect(onlyNear('galaxy', [])).toBe(false));
