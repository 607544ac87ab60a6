import type { z } from 'zod';
import { fieldKind, mayBeLeftOut } from './field-kind';

const lists = ['choices', 'list', 'references', 'countries'];
const nothingOf = (schema: z.ZodType) => {
  if (lists.includes(fieldKind(schema).kind)) return [];
  return schema.safeParse(null).success ? null : '';
};

type Shape = Readonly<Record<string, z.ZodType>>;

/** Initial values of a form: the document's, or the contract's default, or an empty value of the field's kind. */
export function valuesOf(
  shape: Shape,
  names: readonly string[],
  row: object,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const schema = shape[name];
      if (!schema) return [];
      const known: unknown = Reflect.get(row, name) ?? schema.safeParse(undefined).data;
      if (known === undefined && mayBeLeftOut(schema)) return [];
      return [[name, known === undefined ? nothingOf(schema) : known]];
    }),
  );
}
