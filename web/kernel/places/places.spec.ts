import { byDistance, placeOfPostalCode } from '.';
import { kilometresBetween } from './distance';

const paris = { name: 'Paris', latitude: 48.8556, longitude: 2.3601 };
const lyon = { name: 'Lyon', latitude: 45.7578, longitude: 4.832 };

it('distances are those of the map', () => {
  expect(Math.round(kilometresBetween(paris, lyon))).toBe(392);
  expect(kilometresBetween(paris, paris)).toBe(0);
});

it('a French postal code has its place, to some thirty kilometres', () => {
  for (const [code, city] of [
    ['69002', lyon],
    ['75011', paris],
  ] as const) {
    const place = placeOfPostalCode(code);
    expect(place && kilometresBetween(place, city)).toBeLessThan(30);
  }
  for (const text of ['', '750', '99999', 'Paris', '1000 AA'])
    expect(placeOfPostalCode(text)).toBeUndefined();
});

it('the nearest place comes first, and those without coordinates last', () => {
  const nowhere = { name: 'Elsewhere', latitude: undefined, longitude: undefined };
  const names = byDistance([nowhere, paris, lyon], placeOfPostalCode('38000')).map(({ place }) => place.name);
  expect(names).toEqual(['Lyon', 'Paris', 'Elsewhere']);
  expect(byDistance([paris, lyon], undefined).map(({ place }) => place.name)).toEqual(['Paris', 'Lyon']);
});
