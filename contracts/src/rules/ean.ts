import { z } from 'zod';
import { hasGs1CheckDigit } from './check-digit';

/** "EAN or GTIN of 8, 12, 13 or 14 characters" (back office §5), with a correct GS1 check digit. */
export const eanLengths: readonly number[] = [8, 12, 13, 14];

export const isEan = (code: string): boolean => eanLengths.includes(code.length) && hasGs1CheckDigit(code);

export const eanSchema = z.string().trim().refine(isEan, 'validation.ean');
