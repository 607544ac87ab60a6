import { z } from 'zod';
import { gs1CheckDigit, hasGs1CheckDigit } from './check-digit';

const lowest = 100_000_000_000n;
const span = 900_000_000_000n;

/**
 * 13 digits: a payload of at most 12 digits, padded with leading zeros, and its check digit. @throws RangeError for
 * other payloads.
 */
export function makeIdentificationNumber(payload: string): string {
  if (!/^\d{1,12}$/.test(payload))
    throw new RangeError('the payload of an identification number has 1 to 12 digits');
  const padded = payload.padStart(12, '0');
  return padded + gs1CheckDigit(padded);
}

/**
 * The identification number for 8 random bytes: cannot be guessed from others, never has a leading zero (domain
 * §1). The caller takes the bytes from a cryptographic source. @throws RangeError unless there are 8 bytes.
 */
export function identificationNumberFrom(bytes: Uint8Array): string {
  if (bytes.length !== 8) throw new RangeError('an identification number needs 8 bytes');
  const drawn = bytes.reduce((all, byte) => all * 256n + BigInt(byte), 0n);
  return makeIdentificationNumber(String(lowest + (drawn % span)));
}

export const isIdentificationNumber = (code: string): boolean => code.length === 13 && hasGs1CheckDigit(code);

/**
 * The short form of an item's code, for small labels: the last 8 of the 13 digits (customer journey §9 and back
 * office §9: "8 or 13").
 */
export const shortItemCode = (identificationNumber: string): string => identificationNumber.slice(-8);

/** Whether a code of 8 or 13 digits, as typed or scanned in a warehouse, identifies this item. */
export const isCodeOfItem = (code: string, identificationNumber: string): boolean =>
  code === identificationNumber || code === shortItemCode(identificationNumber);

/** Warehouse search: 8 or 13 digits (back office §5). */
export const itemCodeSchema = z
  .string()
  .trim()
  .min(1, { error: 'validation.code-required', abort: true })
  .regex(/^(\d{8}|\d{13})$/, 'validation.item-code');

export type BuybackCodeFault =
  'buyback-code-missing' | 'buyback-code-not-digits' | 'buyback-code-not-13-digits';

/** Buyback code search: required, digits only, exactly 13 (customer journey §5); one fault at a time. */
export function buybackCodeFault(text: string): BuybackCodeFault | undefined {
  const code = text.trim();
  if (code === '') return 'buyback-code-missing';
  if (!/^\d+$/.test(code)) return 'buyback-code-not-digits';
  return code.length === 13 ? undefined : 'buyback-code-not-13-digits';
}
