import type { Correction } from '@reprise/contracts/item';
import { z } from 'zod';

/** What a tester reads off the product itself; texts as they were typed. */
export const foundFields = ['imei', 'serialNumber', 'colour', 'weight', 'length', 'width', 'height'] as const;
export type FoundField = (typeof foundFields)[number];
export const foundSchema = z.partialRecord(z.enum(foundFields), z.string());
export type Found = z.infer<typeof foundSchema>;

const measured: ReadonlySet<FoundField> = new Set(['weight', 'length', 'width', 'height']);
export const isMeasured = (field: FoundField): boolean => measured.has(field);
/** Whole grams and centimetres. */
const whole = /^\d{1,5}$/;

export const isMistyped = (field: FoundField, text: string): boolean => {
  if (field === 'imei') return !/^\d{15,17}$/.test(text.trim());
  return isMeasured(field) && !whole.test(text.trim());
};

export const mistyped = (found: Found): boolean =>
  foundFields.some((field) => !!found[field]?.trim() && isMistyped(field, found[field]));

/** What is sent: undefined if nothing was corrected. */
export function correctionOf(found: Found, productId?: string): Correction | undefined {
  const filled = foundFields.flatMap((field) => {
    const text = found[field]?.trim();
    return text ? [[field, isMeasured(field) ? Number(text) : text] as const] : [];
  });
  if (filled.length === 0 && !productId) return undefined;
  return { ...Object.fromEntries(filled), ...(productId ? { productId } : {}) };
}
