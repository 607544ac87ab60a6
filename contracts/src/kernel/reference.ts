import { z } from 'zod';
import type { ProblemCode } from '../problems';
import { oncePerObject } from './once-per';

/**
 * Whose documents may be named: the writer's own account's, those of the buyers that are linked to it, or everybody's
 * (for what only the product's operators write).
 */
export type ReferenceOwner = 'account' | 'linked-buyer' | 'everybody';

/** What a field refers to: a document of another resource (or of the same one). */
export type Reference = {
  /** Name of the resource: `categories`. */
  readonly to: string;
  /** Field values that the referenced document must have: `{ type: 'warehouse' }`. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  /** Field values that it must not have: `{ native: ['in_quarantine'] }`. */
  readonly except?: Readonly<Record<string, readonly unknown[]>>;
  /** New references must point to active documents, and referenced documents cannot be deactivated. */
  readonly active?: true;
  /** By default only the own account. */
  readonly of?: readonly ReferenceOwner[];
  /** Problem code if a referenced document is removed; `still-referenced` by default. */
  readonly removal?: ProblemCode;
  /** The specification's own word for that refusal, told beside the code. */
  readonly reason?: string;
  /** The referenced document may be removed; the reference then dangles. */
  readonly holds?: false;
};

/** Key of the declaration in a schema's metadata, and therefore in OpenAPI. */
const key = 'x-reference';

/**
 * Declares that a field refers to documents. Create and patch check it, removing or deactivating the target is
 * refused, and a form's picker uses `choicesOf` with it.
 */
export const reference = <S extends z.ZodType<string | undefined>>(schema: S, to: Reference): S =>
  schema.meta({ [key]: to });

/** A field, `*` for every element, or an alternative that applies only if a field has this value. */
export type Step = string | { readonly field: string; readonly is: string };
export type ReferencePath = { readonly path: readonly Step[]; readonly reference: Reference };

/** In the notation for people: `conditions.values`. */
export const fieldOf = (path: readonly Step[]): string =>
  path.filter((step) => typeof step === 'string' && step !== '*').join('.');

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'to' in value;

/** Whether a document is active, by the fields that resources use for it. */
export function isActive(document: object): boolean {
  if ('active' in document) return document.active === true;
  return !('status' in document) || document.status === 'active' || document.status === 'enabled';
}

/** Whether a document has none of the values that a reference excludes. */
export const isPermitted = ({ except = {} }: Reference, document: object): boolean =>
  Object.entries(except).every(([field, values]) => !values.includes(Reflect.get(document, field)));

type Below = readonly (readonly [Step | undefined, z.core.$ZodType])[];

/** A discriminating field selects the alternative: `attribute: 'category'`. */
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

type Place<T> = { readonly path: readonly Step[]; readonly declared: T };

/** The places of a schema, also in arrays, records and alternatives, whose metadata holds such a declaration. */
export function placesOf<T>(
  schema: z.core.$ZodType,
  metadata: string,
  is: (value: unknown) => value is T,
  path: readonly Step[] = [],
): readonly Place<T>[] {
  const declared = z.globalRegistry.get(schema)?.[metadata];
  if (is(declared)) return [{ path, declared }];
  return below(schema).flatMap(([step, inner]) =>
    placesOf(inner, metadata, is, step === undefined ? path : [...path, step]),
  );
}

/** Every reference declared in a schema, including those in arrays, records and alternatives. */
export const referencesOf = oncePerObject((schema: z.ZodType): readonly ReferencePath[] =>
  placesOf(schema, key, isReference).map(({ path, declared: to }) => ({ path, reference: to })),
);

/** One value at a reference's path in a document, and its place: `conditions[0].values[2]`. */
export type NamedValue = { readonly value: string; readonly propertyPath: string };

/** The values at a reference's path in a document; null and absent values are skipped. */
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
