import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import { plainSigns } from './plain-signs';

/** Default phone country FR (customer journey §5). */
export const defaultPhoneCountry = 'FR';

function parsePhone(text: string, country: string) {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : defaultPhoneCountry;
  const phone = parsePhoneNumberFromString(plainSigns(text), { defaultCountry, extract: false });
  return phone?.isValid() ? phone : undefined;
}

/**
 * E.164, for example `+33612345678`; undefined if it is not a phone number. @param country for numbers without a
 * `+`.
 */
export const toE164 = (text: string, country: string = defaultPhoneCountry): string | undefined =>
  parsePhone(text, country)?.number;

/** In the form for people: `+33 6 12 34 56 78`. A text that is not a number is returned unchanged. */
export const formatPhone = (text: string): string =>
  parsePhone(text, defaultPhoneCountry)?.formatInternational() ?? text;

/** A telephone number, which becomes E.164. To check it and to convert it is one look at it: the library takes its time. */
export function asE164(context: z.core.ParsePayload<string>): void {
  const number = toE164(context.value);
  if (number) context.value = number;
  else context.issues.push({ code: 'custom', message: 'validation.phone', input: context.value });
}

/** Parses to E.164. */
export const phoneSchema = z.string().check(asE164);
