import type { CartLine } from './cart.types';

/** What one customer must tell for all of these lines. */
export const identityIn = (lines: readonly CartLine[]): boolean =>
  lines.some((line) => line.identityRequired);
export const ibanIn = (lines: readonly CartLine[]): boolean => lines.some((line) => line.needsIban);

/** The countries that every line's transport serves; empty: all. */
export function countriesOf(lines: readonly CartLine[]): readonly string[] {
  const limited = lines.map(({ countries }) => countries).filter((countries) => countries.length > 0);
  const [first = [], ...others] = limited;
  return first.filter((country) => others.every((among) => among.includes(country)));
}
