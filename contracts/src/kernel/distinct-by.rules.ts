import { z } from 'zod';

/** For lists in which nothing may stand twice. */
export const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** For lists in which no two entries may have the same value of a field. */
export const distinctBy =
  <K extends string>(field: K) =>
  (entries: readonly Readonly<Record<K, unknown>>[]): boolean =>
    distinct(entries.map((entry) => entry[field]));

/** A list of words or ids in which none stands twice. @param most the longest such list */
export const listOfDistinct = <T extends z.ZodType<string | number>>(value: T, most: number, least = 0) =>
  z
    .array(value)
    .min(least)
    .max(most)
    .refine(distinct, { error: 'listed-twice' })
    // For the API's document, which knows no other rules.
    .meta({ uniqueItems: true });
