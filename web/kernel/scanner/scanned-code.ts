import type { ItemSearch } from '@reprise/contracts/item';
import {
  hasLuhnCheckDigit,
  isIdentificationNumber,
  itemCodeSchema,
  normaliseImei,
} from '@reprise/contracts/rules';

/** What a scanned or typed text can be. `last-digits`: the readable end of a damaged label. */
type CodeKind = 'item-code' | 'last-digits' | 'imei' | 'serial';
/** Why it cannot be a code; determined before calling the server. */
export type CodeFault = 'empty' | 'too-short' | 'check-digit' | 'unreadable';
export type ScannedCode = { ok: true; kind: CodeKind; code: string } | { ok: false; fault: CodeFault };

const read = (kind: CodeKind, code: string): ScannedCode => ({ ok: true, kind, code });
const refuse = (fault: CodeFault): ScannedCode => ({ ok: false, fault });

/**
 * Interprets a warehouse code: 13 digits with their GS1 check digit or the last 8 of them (back office §9), the last
 * 4 digits of a damaged label, an IMEI of 15 to 17 digits (Luhn for 15), or a serial number of 5 to 32 characters.
 */
export function readCode(text: string): ScannedCode {
  const trimmed = text.trim();
  const digits = normaliseImei(trimmed);
  if (!trimmed) return refuse('empty');
  if (/^\d{4}$/.test(digits)) return read('last-digits', digits);
  if (itemCodeSchema.safeParse(digits).success) {
    const short = digits.length === 8;
    return short || isIdentificationNumber(digits) ? read('item-code', digits) : refuse('check-digit');
  }
  if (/^\d{1,7}$/.test(digits)) return refuse('too-short');
  if (/^\d{15,17}$/.test(digits)) {
    const sound = digits.length !== 15 || hasLuhnCheckDigit(digits);
    return sound ? read('imei', digits) : refuse('check-digit');
  }
  return /^[A-Za-z0-9][A-Za-z0-9./_-]{4,31}$/.test(trimmed) ? read('serial', trimmed) : refuse('unreadable');
}

/** A text in the field of the item search that is its own. */
export function itemSearchOf(text: string): ItemSearch {
  const scanned = readCode(text);
  if (!scanned.ok) return { code: text };
  const { kind, code } = scanned;
  switch (kind) {
    case 'item-code':
      return { code };
    case 'last-digits':
      return { lastDigits: code };
    case 'imei':
      return { imei: code };
    case 'serial':
      return { serialNumber: code };
  }
}
