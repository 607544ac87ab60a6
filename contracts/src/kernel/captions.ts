import { z } from 'zod';

const captions = z.registry<{ readonly group: string }>();

/** Fixed values that are labelled by a group of the translations: `circuit` → `enums:circuit.web_post`. */
export function captioned<const V extends readonly [string, ...string[]]>(group: string, values: V) {
  const schema = z.enum(values);
  captions.add(schema, { group });
  return schema;
}

/** The translation group of a schema, if its values were declared with one. */
export const captionGroupOf = (schema: z.ZodType): string | undefined => captions.get(schema)?.group;
