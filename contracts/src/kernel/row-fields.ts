import { z } from 'zod';

type Scalar = string | number | boolean;
type Below<K extends string, T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? `${K}.${PathsOf<T>}`
    : never;

/** The paths of a row's scalar values: `status`, `payment.status`, `prices.declared`. */
export type PathsOf<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Scalar ? K : Below<K, NonNullable<T[K]>>;
}[keyof T & string];

const wraps = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

/** The type of a value without null and undefined. */
export const unwrapped = (schema: z.ZodType): z.ZodType =>
  wraps(schema) ? unwrapped(schema.unwrap()) : schema;

/** The schema declared at a dotted path of a row; undefined if there is none. */
export function fieldAt(row: z.ZodType, path: string): z.ZodType | undefined {
  let found: z.ZodType | undefined = row;
  for (const step of path.split('.')) {
    const inner: z.ZodType | undefined = found && unwrapped(found);
    found = inner instanceof z.ZodObject ? (inner.shape[step] as z.ZodType | undefined) : undefined;
  }
  return found;
}

/** The type that a query text is converted to before it is compared with a field. */
export type ComparedAs = 'text' | 'number' | 'boolean' | 'time';
export function comparedAs(field: z.ZodType | undefined): ComparedAs {
  const schema = field && unwrapped(field);
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  return schema instanceof z.ZodISODateTime ? 'time' : 'text';
}

/** The values of an enumeration; undefined where any text may stand. */
export function choicesOf(field: z.ZodType | undefined): readonly string[] | undefined {
  const schema = field && unwrapped(field);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : undefined;
}

/** The scalar values of a row by path, without those in arrays. */
export function pathsOf(row: z.ZodType, before = ''): readonly string[] {
  const schema = unwrapped(row);
  if (!(schema instanceof z.ZodObject)) return schema instanceof z.ZodArray ? [] : [before];
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    pathsOf(inner as z.ZodType, before ? `${before}.${key}` : key),
  );
}
