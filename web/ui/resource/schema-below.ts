import { z } from 'zod';
import { core } from './field-kind';

/** The schema of one part of a value: of a field, or of a list's entries; undefined where the value is anything. */
export function schemaBelow(
  schema: z.ZodType | undefined,
  key: string,
  within: unknown,
): z.ZodType | undefined {
  const inner = schema && core(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject) return inner.shape[key] as z.ZodType | undefined;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  if (!(inner instanceof z.ZodUnion)) return undefined;
  const options = inner.options as readonly z.ZodType[];
  return schemaBelow(
    options.find((option) => option.safeParse(within).success),
    key,
    within,
  );
}
