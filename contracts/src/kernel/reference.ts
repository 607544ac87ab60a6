import { z } from 'zod';
import type { ProblemCode } from '../problems';

/**
 * Whose documents may be named: the writer's own account's, those of the buyers that are linked to it, or everybody's
 * (for what only the product's operators write).
 */
export type ReferenceOwner = 'account' | 'linked-buyer' | 'everybody';

/** What the value of a field names: a document of another resource (or of the same one). */
export type Reference = {
  /** Name of the resource: `categories`. */
  readonly to: string;
  /** Fields that the named document must have: `{ type: 'warehouse' }`. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  /** Only a document in use may be newly named, and one that is named stays in use. */
  readonly active?: true;
  /** The own account's alone unless named. */
  readonly of?: readonly ReferenceOwner[];
  /** Code with which the removal of what is named is refused; `still-referenced` unless named. */
  readonly removal?: ProblemCode;
  /** The specification's own word for that refusal, told beside the code. */
  readonly reason?: string;
  /** The named document may go: who names it goes on without. */
  readonly holds?: false;
};

/** Key of the declaration in a schema's metadata, and so in OpenAPI. */
const key = 'x-reference';

/**
 * Declares that a field names documents. Create and patch check it, removal and switching off of what is named are
 * refused, and a form's picker asks `choicesOf` it.
 */
export const reference = <S extends z.ZodType<string | undefined>>(schema: S, to: Reference): S =>
  schema.meta({ [key]: to });

/** A field, `*` for every element, or an alternative that counts only where a field has this value. */
export type Step = string | { readonly field: string; readonly is: string };
export type ReferencePath = { readonly path: readonly Step[]; readonly reference: Reference };

/** As people write it: `conditions.values`. */
export const fieldOf = (path: readonly Step[]): string =>
  path.filter((step) => typeof step === 'string' && step !== '*').join('.');

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'to' in value;

/** What of a document shows that it is in use, by the words that resources have for it. */
export function isActive(document: object): boolean {
  if ('active' in document) return document.active === true;
  return !('status' in document) || document.status === 'active' || document.status === 'enabled';
}

type Below = readonly (readonly [Step | undefined, z.core.$ZodType])[];

/** Which alternative it is shows in a field of its own: `attribute: 'category'`. */
function alternatives(union: z.ZodDiscriminatedUnion): Below {
  const field = union.def.discriminator;
  return union.options.map((option) => {
    const own = option instanceof z.ZodObject ? option.shape[field] : undefined;
    const step = own instanceof z.ZodLiteral ? { field, is: String(own.value) } : undefined;
    return [step, option];
  });
}

function below(schema: z.core.$ZodType): Below {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [['*', schema.element]];
  if (schema instanceof z.ZodRecord) return [['*', schema.valueType]];
  if (schema instanceof z.ZodDiscriminatedUnion) return alternatives(schema);
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [undefined, option] as const);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [[undefined, schema.unwrap()]];
  return [];
}

function walk(schema: z.core.$ZodType, path: readonly Step[]): ReferencePath[] {
  const declared = z.globalRegistry.get(schema)?.[key];
  if (isReference(declared)) return [{ path, reference: declared }];
  return below(schema).flatMap(([step, inner]) => walk(inner, step === undefined ? path : [...path, step]));
}

const known = new WeakMap<z.ZodType, readonly ReferencePath[]>();

/** Every reference that a schema declares, in arrays, records and alternatives too. */
export function referencesOf(schema: z.ZodType): readonly ReferencePath[] {
  const found = known.get(schema) ?? walk(schema, []);
  known.set(schema, found);
  return found;
}

/** One value that a document holds at a reference's path, and where: `conditions[0].values[2]`. */
export type NamedValue = { readonly value: string; readonly propertyPath: string };

/** The values of a document at a reference's path; null and absent ones name nothing. */
export function valuesAt(document: unknown, path: readonly Step[], at = ''): readonly NamedValue[] {
  const [step, ...rest] = path;
  if (document === null || document === undefined) return [];
  if (step === undefined) return typeof document === 'string' ? [{ value: document, propertyPath: at }] : [];
  if (typeof document !== 'object') return [];
  if (typeof step === 'object')
    return Reflect.get(document, step.field) === step.is ? valuesAt(document, rest, at) : [];
  const entries = Object.entries(document).filter(([name]) => step === '*' || name === step);
  return entries.flatMap(([name, inner]) => {
    const place = Array.isArray(document) ? `${at}[${name}]` : [at, name].filter(Boolean).join('.');
    return valuesAt(inner, rest, place);
  });
}
