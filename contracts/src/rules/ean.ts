import { z } from 'zod';
import { hasGs1CheckDigit } from './check-digit';

/** "EAN or GTIN of 8, 12, 13 or 14 characters" (back office §5): digits, whatever the last one is. */
export const eanLengths: readonly number[] = [8, 12, 13, 14];

export const isEan = (code: string): boolean => /^\d+$/.test(code) && eanLengths.includes(code.length);

/** Whether its last digit is not the GS1 check digit of the others: likely a typing error, and for people to judge. */
export const isDoubtfulEan = (code: string): boolean => isEan(code) && !hasGs1CheckDigit(code);

export const eanSchema = z.string().trim().refine(isEan, 'validation.ean');
