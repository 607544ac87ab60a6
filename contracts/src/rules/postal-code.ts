// The library's own entry loads its formats through `eval('require')`; its data serves server and browser alike.
/// <reference path="./postal-codes-js.d.ts" />
import getFormat from 'postal-codes-js/formats-web';
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

/** Valid postal code of a country (ISO 3166-1 alpha-2, upper case; customer journey §5). Separators are ignored. */
export function isPostalCode(text: string, country: string): boolean {
  const format = formatOf(country);
  if (!format) return true;
  const code = [...format.RedundantCharacters].reduce((rest, mark) => rest.replaceAll(mark, ''), text.trim());
  const patterns: readonly string[] =
    typeof format.ValidationRegex === 'string' ? [format.ValidationRegex] : format.ValidationRegex;
  return patterns.some((pattern) => new RegExp(`^(?:${pattern})$`, 'i').test(code));
}
