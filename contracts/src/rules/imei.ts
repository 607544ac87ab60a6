import { z } from 'zod';
import { hasLuhnCheckDigit } from './check-digit';
import { plainSigns } from './plain-signs';

/** The first 8 digits of an IMEI: they identify the model (customer journey §9 and back office §9). */
export const tacCodeSchema = z.string().regex(/^\d{8}$/, 'validation.tac');
/** IMEI: numeric, 15 to 17 digits (customer journey §5 and back office §5). */
export const imeiSchema = z.string().regex(/^\d{15,17}$/, 'validation.imei');

/** As a form sends it: empty where the customer has none. What has another form is a fault of the field. */
export const typedImeiSchema = z.string().regex(/^(?:\d{15,17})?$/, 'validation.imei');

export const imeiChecks = ['ok', 'malformed', 'luhn', 'tac-mismatch'] as const;
export type ImeiCheck = (typeof imeiChecks)[number];

/** The typed or scanned text without separators. */
export const normaliseImei = (text: string): string => plainSigns(text).replace(/[\s./-]/g, '');

export const tacOf = (imei: string): string => imei.slice(0, 8);

/**
 * Checks an IMEI against the TAC codes of a product; a product without codes accepts any. Luhn applies to the
 * 15-digit form only: longer ones end in a software version instead of a check digit.
 */
export function checkImei(imei: string, tacCodes: readonly string[]): ImeiCheck {
  if (!imeiSchema.safeParse(imei).success) return 'malformed';
  if (imei.length === 15 && !hasLuhnCheckDigit(imei)) return 'luhn';
  if (tacCodes.length > 0 && !tacCodes.includes(tacOf(imei))) return 'tac-mismatch';
  return 'ok';
}

/** "A mismatch or unknown IMEI offers 'continue anyway'" (customer journey §5); a malformed one does not. */
export const mayContinueAnyway = (check: ImeiCheck): boolean => check === 'luhn' || check === 'tac-mismatch';

/** What a store's own reading comes to, beside what was declared. */
export const readImeiChecks = [
  ...imeiChecks,
  'as-declared',
  'differs',
  'missing',
  'unconfirmed',
  'not-asked',
] as const;
export type ReadImeiCheck = (typeof readImeiChecks)[number];
type Read = {
  readonly imei: string | undefined;
  readonly declared: string | undefined;
  readonly collectsImei: boolean;
  readonly tacCodes: readonly string[];
};

/**
 * What a seller must see before the product is handed over. A declared IMEI is confirmed or replaced, never left out:
 * `unconfirmed`; `missing` where nobody has told any.
 */
export function checkReadImei({ imei, declared, collectsImei, tacCodes }: Read): ReadImeiCheck {
  if (!collectsImei) return 'not-asked';
  if (!imei) return declared ? 'unconfirmed' : 'missing';
  if (imei === declared) return 'as-declared';
  const check = checkImei(imei, tacCodes);
  return check === 'ok' && declared ? 'differs' : check;
}

type Held = {
  readonly imei: string | undefined;
  readonly forced: boolean;
  readonly collectsImei: boolean;
  readonly tacCodes: readonly string[];
};

/** What whoever holds the product must see before he passes it; undefined: nothing is odd about its IMEI. */
export function imeiAnomaly({ imei, forced, collectsImei, tacCodes }: Held): ImeiAnomaly | undefined {
  if (!imei) return collectsImei ? 'missing' : undefined;
  const check = checkImei(imei, tacCodes);
  if (check !== 'ok') return check;
  return forced ? 'forced' : undefined;
}
export type ImeiAnomaly = Exclude<ImeiCheck, 'ok'> | 'missing' | 'forced';
