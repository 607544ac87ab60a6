import type { RefusedField } from '@reprise/contracts/problems';
import { ruleText, type FieldText } from '@reprise/contracts/validation';
import type { z } from 'zod';
import { fieldTextOf } from './problem-texts';

type Issue = z.core.$ZodIssue;

/** `['answers', 1, 'label']` → `answers[1].label`. */
export function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
}

const sizeCode = (origin: string, small: boolean): string => {
  if (origin === 'string') return small ? 'too-short' : 'too-long';
  if (origin === 'array' || origin === 'set') return small ? 'too-few' : 'too-many';
  return small ? 'too-small' : 'too-big';
};

/** A text of no letters is as good as none: its length and its form are not what is wrong. */
const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function codeOf(issue: Issue, raw: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(raw, issue.path) === undefined ? 'required' : 'wrong-type';
    case 'too_small':
      return isEmpty(valueAt(raw, issue.path)) ? 'required' : sizeCode(issue.origin, true);
    case 'too_big':
      return sizeCode(issue.origin, false);
    case 'invalid_format':
      return isEmpty(valueAt(raw, issue.path)) ? 'required' : 'invalid-format';
    case 'invalid_value':
      return valueAt(raw, issue.path) === undefined ? 'required' : 'not-a-choice';
    case 'not_multiple_of':
      return 'not-a-multiple';
    case 'unrecognized_keys':
      return 'unknown-field';
    case 'custom':
      // Our schemas pass a kebab-case code as the message of `refine`.
      return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(issue.message) ? issue.message : 'invalid';
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'invalid';
  }
}

/** Our schemas name the sentence where a kind of error says too little. */
const textOf = ({ message }: Issue): FieldText | undefined => ruleText(message) ?? fieldTextOf(message);

const boundsOf = (issue: Issue): Record<string, unknown> => {
  const bounds = new Map(Object.entries(issue));
  return Object.fromEntries(['minimum', 'maximum', 'divisor'].map((name) => [name, bounds.get(name)]));
};

export const violation = (path: readonly PropertyKey[], code: string, text?: FieldText): RefusedField => ({
  propertyPath: propertyPath(path),
  code,
  ...(text && { text }),
});

/** Zod's issues as the fields that a reply names; `raw` distinguishes an absent value from a wrong one. */
export function violationsOf(error: z.core.$ZodError, raw: unknown): RefusedField[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => violation([...issue.path, key], 'unknown-field'));
    const code = codeOf(issue, raw);
    const text = code === 'required' ? undefined : textOf(issue);
    return [{ ...violation(issue.path, code, text), values: boundsOf(issue) }];
  });
}
