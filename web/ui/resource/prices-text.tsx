import { useLookText } from './use-look-text';

/** Prices by state in one line. */
export function PricesText({ value }: { value: unknown }) {
  return useLookText()('prices', value);
}
