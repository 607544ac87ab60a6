import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { withoutSpaces } from './plain-signs';

/** The form stored and sent to banks: no separators, upper case, without the word that stands before it on paper. */
export const electronicIban = (text: string): string =>
  (electronicFormatIBAN(withoutSpaces(text)) ?? '').replace(/^IBAN:?/, '');

/** The form for people: groups of four. */
export const formatIban = (iban: string): string => friendlyFormatIBAN(iban) ?? '';

/** Valid for its country, including check digits; separators are ignored. */
export const isIban = (text: string): boolean => isValidIBAN(electronicIban(text));

export const isBic = (text: string): boolean => isValidBIC(text.trim().toUpperCase());

/** Parses to the electronic form. */
export const ibanSchema = z.string().overwrite(electronicIban).refine(isIban, 'validation.iban');
export const bicSchema = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .refine(isBic, 'validation.bic');
