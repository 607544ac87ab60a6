import { z } from 'zod';
import { countryCodes } from './country-codes';

export const uuidSchema = z.uuid();
export const isoTimeSchema = z.iso.datetime();
export const isoDateSchema = z.iso.date();
/** Two-letter ISO 3166-1 code, upper case. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => countryCodes.has(code), { error: 'unknown-country' });
/** 13 digits with a GS1 check digit; see `rules/identification-number`. */
export const identificationNumberSchema = z.string().regex(/^\d{13}$/);
