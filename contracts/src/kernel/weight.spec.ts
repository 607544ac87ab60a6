import { formatWeight } from './weight';

/** Intl parts a number from its unit by spaces that do not break. */
const said = (grams: number, locale: string): string => formatWeight(grams, locale).replace(/\s/gu, ' ');

describe('a weight', () => {
  it('is said in grams below a kilogram, and in kilograms from there on', () => {
    expect([0, 170, 999].map((grams) => said(grams, 'en-GB'))).toEqual(['0 g', '170 g', '999 g']);
    expect([1_000, 3_200, 12_345].map((grams) => said(grams, 'fr-FR'))).toEqual([
      ...['1 kg', '3,2 kg', '12,35 kg'],
    ]);
  });
});
