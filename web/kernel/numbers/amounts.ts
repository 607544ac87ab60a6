import { type Currency, formatMoney, oncePer } from '@reprise/contracts/kernel';
import { parseNumber } from './number-text';

/** Integer minor units of what was typed; undefined when it is no amount. */
export function parseAmount(text: string, language: string): number | undefined {
  const value = parseNumber(text, language, 2);
  return value === undefined ? undefined : Math.round(value * 100);
}
export const amountText = (amount: number, currency: Currency, language: string): string =>
  formatMoney({ amount, currency }, language);

const percentDecimals = 4;
/** 12.5 of `12,5 %`. */
export const parsePercent = (text: string, language: string): number | undefined =>
  parseNumber(text, language, percentDecimals);
const percentFormat = oncePer(
  (language: string) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: percentDecimals }),
);
export const percentText = (value: number, language: string): string =>
  percentFormat(language).format(value / 100);
