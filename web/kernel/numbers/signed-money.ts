import { formatMoney, type Currency } from '@reprise/contracts/kernel';

/** An amount in minor units with its sign: it is part of the text, not only of the colour. */
export function signedMoney(amount: number, currency: Currency, locale: string): string {
  const text = formatMoney({ amount: Math.abs(amount), currency }, locale);
  return amount < 0 ? `− ${text}` : `+ ${text}`;
}
