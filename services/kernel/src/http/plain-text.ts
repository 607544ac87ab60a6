import { Refusal, type RefusedField } from '@reprise/contracts/problems';
import { violation } from './violations';

/** Far more than any body of ours has; JSON.parse itself has no limit, and what walks a body afterwards recurses. */
const deepest = 32;

/** Whether a text nests deeper than any body of ours, told without parsing it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && quoted) at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '{' || character === '[')) depth += 1;
    else if (!quoted && (character === '}' || character === ']')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Control characters other than tabs and line ends, and those that turn the direction of what follows them. */
const treacherous = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

export const isTreacherous = (text: string): boolean => treacherous.test(text);

function hasFault(value: unknown): boolean {
  if (typeof value === 'string') return isTreacherous(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(hasFault);
}

function* faults(value: unknown, path: readonly PropertyKey[]): Generator<RefusedField> {
  if (typeof value === 'string') {
    if (isTreacherous(value)) yield violation(path, 'invalid-characters');
    return;
  }
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* faults(each, [...path, index]);
  else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
    for (const [key, each] of Object.entries(value)) yield* faults(each, [...path, key]);
}

/**
 * Names and texts that look like something else than they are never come in.
 * @throws Refusal `invalid-request` naming each value. The body is no deeper than `isTooDeep` allows.
 */
export function refuseTreacherousText(body: unknown): void {
  // Nearly none has one: where it stands is only looked for then.
  if (hasFault(body)) throw new Refusal('invalid-request', {}, [...faults(body, [])]);
}
