import { z } from 'zod';
import { fileReference, shownAs } from '../kernel';

/** Generic text input of the specification: 2 to 255 characters (back office §5). */
export const nameSchema = z.string().trim().min(2).max(255);
export const shortTextSchema = z.string().trim().max(255);
export const longTextSchema = z.string().trim().max(3000);

const markup = /<[a-z!/?]/i;
/** Text of at most `max` characters; markup is refused, not stripped ("no HTML", back office §5). */
export const plainTextSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !markup.test(text), { error: 'contains-html' });

/** Whole centimetres. */
export const centimetresSchema = shownAs('centimetres', z.int().nonnegative().max(10_000));
/** Whole grams. */
export const gramsSchema = shownAs('grams', z.int().nonnegative().max(10_000_000));

/** `url`: what the pictures endpoint answered after the upload (JPG or PNG, at most 250 kB). */
export const imageSchema = shownAs(
  'image',
  z.strictObject({ url: fileReference('picture'), alt: shortTextSchema }),
);
export type Image = z.infer<typeof imageSchema>;

/** EAN or GTIN of 8, 12, 13 or 14 digits, whatever its check digit (back office §5). */
export const storedEanSchema = z.string().regex(/^(\d{8}|\d{12}|\d{13}|\d{14})$/);
/** "Only lowercase letters, digits, hyphen and underscore" (back office §5). */
export const identifierSchema = z
  .string()
  .min(2)
  .max(255)
  .regex(/^[a-z0-9_-]+$/);
