import { z } from 'zod';
import type { FormValues } from '../../kernel/forms';
import { core, mayBeLeftOut } from './field-kind';

type Shape = Readonly<Record<string, z.ZodType>>;
const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean => value === '' || value === null;

/** The same of the parts of a value; one whose parts are all empty is empty itself. */
function withoutEmptiedParts(schema: z.ZodType | undefined, value: unknown): unknown {
  const inner = schema && core(schema);
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const empty = Object.values(value).every(isNothing) && !inner.safeParse(value).success;
  if (empty && schema && mayBeLeftOut(schema)) return '';
  return withoutEmptied(inner.shape, value);
}

/** A field that may be left out and was emptied is left out: `street` of an organisation is a street or not there. */
export function withoutEmptied(shape: Shape, values: unknown): unknown {
  if (!isRecord(values)) return values;
  const filled = Object.entries(values).map(([name, value]): [string, unknown] => [
    name,
    withoutEmptiedParts(shape[name], value),
  ]);
  const kept = filled.filter(([name, value]) => {
    const schema = shape[name];
    return !(schema && isNothing(value) && mayBeLeftOut(schema) && !schema.safeParse(value).success);
  });
  return Object.fromEntries(kept);
}

/** A merge patch merges: what is no longer there must be named as gone (RFC 7396). */
export function patchOf(before: FormValues, after: FormValues): FormValues {
  const gone = Object.keys(before).filter((name) => before[name] !== undefined && !(name in after));
  const kept = Object.entries(after).map(([name, value]): [string, unknown] => {
    const old = before[name];
    return [name, isRecord(old) && isRecord(value) ? patchOf(old, value) : value];
  });
  return Object.fromEntries([...kept, ...gone.map((name) => [name, null] as const)]);
}
