import {
  countrySchema,
  type FileKind,
  filesIn,
  isAmount,
  type Look,
  lookOf,
  type Reference,
  referencesOf,
} from '@reprise/contracts/kernel';
import type { z } from 'zod';

type Plain = 'text' | 'textarea' | 'email' | 'url' | 'date' | 'switch' | 'number' | 'other';
/** What is written with its unit. */
export type Written = Exclude<Look, 'translations' | 'image'>;
export type FieldKind =
  | { kind: Plain }
  | { kind: 'country' | 'countries' }
  | { kind: Written }
  | { kind: 'image' }
  | { kind: 'list'; numbers: boolean }
  | { kind: 'translations'; multiline: boolean }
  | { kind: 'file'; file: FileKind }
  | { kind: 'choice' | 'choices'; values: readonly string[] }
  | { kind: 'reference' | 'references'; reference: Reference };

/** Longer texts get a multi-line field; back office §5 has names of at most 255. */
const oneLine = 255;
const wrappers = ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'];

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  format?: string;
};
const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Without wrappers that only make the field optional or give its default. */
export function core(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: input } = definitionOf(schema);
  if (wrappers.includes(type) && innerType) return core(innerType);
  return type === 'pipe' && input ? core(input) : schema;
}

/** Whether a person may leave the field empty. */
export const mayBeLeftOut = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

const valuesOf = (schema: z.ZodType): readonly string[] => (schema as z.ZodEnum).options.map(String);

function textKind(schema: z.ZodType): FieldKind {
  const { format } = definitionOf(schema);
  if (format === 'email' || format === 'url' || format === 'date') return { kind: format };
  const { maxLength } = schema as z.ZodString;
  return { kind: maxLength !== null && maxLength > oneLine ? 'textarea' : 'text' };
}

const isNumber = (schema: z.ZodType): boolean => ['number', 'int'].includes(definitionOf(schema).type);

/** Named documents: one, or a list of them. Those inside other values have no field of their own. */
function referenceKind(schema: z.ZodType): FieldKind | undefined {
  const [found] = referencesOf(schema);
  if (!found || found.path.some((step) => step !== '*') || found.path.length > 1) return undefined;
  return { kind: found.path.length === 0 ? 'reference' : 'references', reference: found.reference };
}

/** What the contract says that its type does not. */
function declaredKind(schema: z.ZodType): FieldKind | undefined {
  if (schema === countrySchema) return { kind: 'country' };
  if (isAmount(schema)) return { kind: 'money' };
  const look = lookOf(schema);
  const [file] = look ? [] : filesIn(schema);
  if (file?.path.length === 0) return { kind: 'file', file: file.kind };
  if (look !== 'translations') return look && { kind: look };
  const { valueType } = definitionOf(schema);
  return { kind: look, multiline: valueType !== undefined && textKind(valueType).kind === 'textarea' };
}

/** How a field of a contract is displayed and edited, by its schema. */
export function fieldKind(schema: z.ZodType): FieldKind {
  const inner = core(schema);
  const declared = referenceKind(inner) ?? declaredKind(inner);
  if (declared) return declared;
  const { type, element } = definitionOf(inner);
  if (type === 'string') return textKind(inner);
  if (type === 'boolean') return { kind: 'switch' };
  if (isNumber(inner)) return { kind: 'number' };
  if (type === 'enum') return { kind: 'choice', values: valuesOf(inner) };
  if (type !== 'array' || !element) return { kind: 'other' };
  const each = core(element);
  if (each === countrySchema) return { kind: 'countries' };
  if (definitionOf(each).type === 'enum') return { kind: 'choices', values: valuesOf(each) };
  return { kind: 'list', numbers: isNumber(each) };
}

const chosen = ['switch', 'choice', 'country', 'reference'];
/** Whether a form says "(optional)": what is chosen, and has a value by default, always has one. */
export function mayStayEmpty(schema: z.ZodType, given = false): boolean {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return false;
  const valued = data !== undefined && data !== null && data !== '' && !Array.isArray(data);
  return !(valued && (given || chosen.includes(fieldKind(schema).kind)));
}
