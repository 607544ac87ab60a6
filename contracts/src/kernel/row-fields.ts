import { z } from 'zod';

type Scalar = string | number | boolean;
type Below<K extends string, T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? `${K}.${PathsOf<T>}`
    : never;

/** The paths of a row's plain values: `status`, `payment.status`, `prices.declared`. */
export type PathsOf<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Scalar ? K : Below<K, NonNullable<T[K]>>;
}[keyof T & string];

const wraps = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

/** What a value is when it is there. */
export const unwrapped = (schema: z.ZodType): z.ZodType =>
  wraps(schema) ? unwrapped(schema.unwrap()) : schema;

/** The schema at a dotted path of a row, as it was declared there; undefined where there is none. */
export function fieldAt(row: z.ZodType, path: string): z.ZodType | undefined {
  let found: z.ZodType | undefined = row;
  for (const step of path.split('.')) {
    const inner: z.ZodType | undefined = found && unwrapped(found);
    found = inner instanceof z.ZodObject ? (inner.shape[step] as z.ZodType | undefined) : undefined;
  }
  return found;
}

/** What a query text must be read as before it is compared with a field. */
export type ComparedAs = 'text' | 'number' | 'boolean' | 'time';
export function comparedAs(field: z.ZodType | undefined): ComparedAs {
  const schema = field && unwrapped(field);
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  return schema instanceof z.ZodISODateTime ? 'time' : 'text';
}

/** The plain values of a row, by path; what stands in arrays is not among them. */
export function pathsOf(row: z.ZodType, before = ''): readonly string[] {
  const schema = unwrapped(row);
  if (!(schema instanceof z.ZodObject)) return schema instanceof z.ZodArray ? [] : [before];
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    pathsOf(inner as z.ZodType, before ? `${before}.${key}` : key),
  );
}
