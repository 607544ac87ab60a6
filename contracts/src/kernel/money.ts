import { z } from 'zod';
import { oncePer } from './once-per';
import { unwrapped } from './row-fields';

/** ISO 4217 codes that an account may use (customer journey §9). */
export const currencies = ['EUR', 'GBP', 'USD', 'CHF'] as const;
export const currencySchema = z.enum(currencies);
export type Currency = z.infer<typeof currencySchema>;

/** Integer minor units (cents), where a row holds the currency in a field of its own. */
export const amountSchema = z.int();
export const isAmount = (field: z.ZodType): boolean => unwrapped(field) === amountSchema;

/** An amount in integer minor units (cents) of one currency. */
export const moneySchema = z.strictObject({ amount: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;

/** @param amount integer minor units. */
export const money = (amount: number, currency: Currency): Money => ({ amount, currency });

/** Sum of two amounts of the same currency. @throws RangeError if the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return money(a.amount + b.amount, a.currency);
}

/** Integer division rounded half away from zero; "half up" of domain §2 for amounts of either sign. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator);
  const n = Math.abs(numerator);
  const d = Math.abs(denominator);
  return sign === 0 ? 0 : sign * Math.floor((2 * n + d) / (2 * d));
}

/** `percent` (with up to 4 decimals) of `amount` minor units, rounded half up to the cent. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfUp(amount * Math.round(percent * 10_000), 1_000_000);
}

const moneyFormat = oncePer(
  (locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);
/** An amount as text for people, for example `12,50 €` in `fr-FR`. */
export const formatMoney = (value: Money, locale: string): string =>
  moneyFormat(locale, value.currency).format(value.amount / 100);
