import codes from 'i18n-iso-countries/codes.json';
import { z } from 'zod';
import { oncePer } from '../kernel/once-per';

/** ISO 3166-1 alpha-2. Kosovo (XK) is user-assigned in it, and included because carriers deliver there. */
export const countryCodes: readonly string[] = codes.map(([alpha2]) => alpha2 ?? '').toSorted();

const known = new Set(countryCodes);
export const isCountry = (code: string): boolean => known.has(code);

/** Country required (customer journey §5). */
export const knownCountrySchema = z
  .string({ error: 'validation.required' })
  .min(1, 'validation.required')
  .refine((code) => code === '' || isCountry(code), 'validation.country');

const namesIn = oncePer((locale: string) => new Intl.DisplayNames([locale], { type: 'region' }));
/** The name of a country in the reader's language, for example `Allemagne`. An unknown code is returned unchanged. */
export const countryName = (code: string, locale: string): string =>
  (isCountry(code) && namesIn(locale).of(code)) || code;

/**
 * All countries with their names, sorted alphabetically for the reader. @param among limits the list to these
 * codes.
 */
export function countryOptions(locale: string, among: readonly string[] = countryCodes) {
  const names = namesIn(locale);
  return among
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
