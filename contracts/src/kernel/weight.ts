import { oncePer } from './once-per';

const weightFormat = oncePer(
  (locale: string, unit: 'gram' | 'kilogram') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }),
);
/**
 * A weight as text for people: "350 g", and from a kilogram on "3.2 kg". Forms keep the unit that they are typed in.
 *
 * @param grams as products, packages and labels hold them.
 */
export const formatWeight = (grams: number, locale: string): string =>
  grams < 1_000
    ? weightFormat(locale, 'gram').format(grams)
    : weightFormat(locale, 'kilogram').format(grams / 1_000);
