// The library's own entry loads its formats through `eval('require')`; its data serves server and browser alike.
/// <reference path="./postal-codes-js.d.ts" />
import getFormat from 'postal-codes-js/formats-web';
import { plainSigns } from './plain-signs';
import countries from 'postal-codes-js/generated/postal-codes-alpha2.json';

const formatNames: Readonly<
  Record<string, { readonly countryName: string; readonly postalCodeFormat?: string }>
> = countries;

function formatOf(country: string) {
  const name = formatNames[country]?.postalCodeFormat;
  return name === undefined ? undefined : getFormat(name);
}

/** Whether the country's postal codes have a known format; if not, any text is accepted. */
export const hasPostalCodeFormat = (country: string): boolean => formatOf(country) !== undefined;

const patternsOf = ({
  ValidationRegex: pattern,
}: NonNullable<ReturnType<typeof formatOf>>): readonly string[] =>
  typeof pattern === 'string' ? [pattern] : pattern;

/** Whether the country's postal codes are digits, so that a numeric keypad can type them; separators may be left out. */
export function postalCodeIsDigits(country: string): boolean {
  const format = formatOf(country);
  return (
    format !== undefined && patternsOf(format).every((each) => !/[A-Z]/i.test(each.replaceAll('\\d', '')))
  );
}

/** Valid postal code of a country (ISO 3166-1 alpha-2, upper case; customer journey §5). Separators are ignored. */
export function isPostalCode(text: string, country: string): boolean {
  const format = formatOf(country);
  if (!format) return true;
  const code = [...format.RedundantCharacters].reduce(
    (rest, mark) => rest.replaceAll(mark, ''),
    plainSigns(text).trim(),
  );
  return patternsOf(format).some((pattern) => new RegExp(`^(?:${pattern})$`, 'i').test(code));
}
