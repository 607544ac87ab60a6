import type { Violation } from '@reprise/contracts/problems';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const texts: Record<string, string> = {
  required: 'This value is required.',
  'wrong-type': 'This value has the wrong type.',
  'too-short': 'This value is too short.',
  'too-long': 'This value is too long.',
  'too-small': 'This value is too small.',
  'too-big': 'This value is too big.',
  'too-few': 'There are too few elements.',
  'too-many': 'There are too many elements.',
  'invalid-format': 'This value has an invalid format.',
  'not-a-choice': 'This value is not one of the choices.',
  'not-a-multiple': 'This value is not a multiple of the step.',
  'unknown-field': 'This field is not expected.',
  'read-only-field': 'This value cannot be changed.',
  'file-not-uploaded': 'Upload the file first, and give the address of the reply.',
  'invalid-characters': 'This value holds characters that cannot be seen.',
  invalid: 'This value is not valid.',
};

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

function codeOf(issue: Issue, raw: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(raw, issue.path) === undefined ? 'required' : 'wrong-type';
    case 'too_small':
    case 'too_big':
      return sizeCode(issue.origin, issue.code === 'too_small');
    case 'invalid_format':
      return 'invalid-format';
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

export const violation = (path: readonly PropertyKey[], code: string): Violation => ({
  propertyPath: propertyPath(path),
  message: texts[code] ?? 'This value is not valid.',
  code,
});

/** Zod's issues as Hydra's constraint violations; `raw` distinguishes an absent value from a wrong one. */
export function violationsOf(error: z.core.$ZodError, raw: unknown): Violation[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => violation([...issue.path, key], 'unknown-field'))
      : [violation(issue.path, codeOf(issue, raw))],
  );
}
