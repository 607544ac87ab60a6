import type { z } from 'zod';
import type { AppViolation } from '../api';

/** One error of one field: a key of the `validation` namespace, or the server's own text. */
export type FieldFault = { key?: string; message?: string; params?: Readonly<Record<string, unknown>> };
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** `answers[1].label` and `answers.1.label` are the same field. */
const fieldName = (path: string): string => path.replace(/\[(\w+)\]/g, '.$1');

type Issue = z.core.$ZodIssue;
const absent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The same sentences as the server: a text has characters, a list has entries. */
const tooSmall: Readonly<Record<string, string>> = { string: 'too-short', array: 'at-least-entries' };
const tooBig: Readonly<Record<string, string>> = { string: 'too-long', array: 'at-most-entries' };

function keyOf(issue: Issue, value: unknown): string {
  if (absent(value) && issue.code !== 'custom') return 'required';
  switch (issue.code) {
    case 'too_small':
      return tooSmall[issue.origin] ?? 'too-low';
    case 'too_big':
      return tooBig[issue.origin] ?? 'too-high';
    case 'invalid_format':
      return issue.format === 'regex' ? 'invalid' : `invalid-${issue.format}`;
    case 'custom':
      return issue.message;
    default:
      return 'invalid';
  }
}

const at = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    values,
  );

/** Zod's issues as one error per field, the first of each. A custom check's message is its translation key. */
export function faultsOf(error: z.ZodError, values: unknown): FieldFaults {
  const faults: Record<string, FieldFault> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (faults[name]) continue;
    const minimum = 'minimum' in issue ? issue.minimum : undefined;
    const maximum = 'maximum' in issue ? issue.maximum : undefined;
    faults[name] = { key: keyOf(issue, at(values, issue.path)), params: { minimum, maximum } };
  }
  return faults;
}

/** The server's violations, on the same fields. */
export const serverFaults = (violations: readonly AppViolation[]): FieldFaults =>
  Object.fromEntries(violations.map((v) => [fieldName(v.propertyPath), { key: v.code, message: v.message }]));
