import { unitText } from './unit-text';

it.each([
  [3200, 'grams', 'en-GB', '3,200 g'],
  [3200, 'grams', 'fr-FR', '3 200 g'],
  [12, 'centimetres', 'fr-FR', '12 cm'],
  [1, 'days', 'en-GB', '1 day'],
  [3, 'days', 'fr-FR', '3 jours'],
] as const)('%d %s read in %s as %s', (value, unit, language, text) => {
  expect(unitText(value, unit, language).replace(/\s/g, ' ')).toBe(text);
});
