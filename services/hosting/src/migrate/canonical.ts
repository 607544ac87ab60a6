import { createHash } from 'node:crypto';

/** JSON with sorted property names: the same text for the same value, whatever stored it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 as base64 of the previous hash and the next value: the chain covers order, content and number at once. */
export const chained = (before: string, next: string | Buffer): string =>
  createHash('sha256').update(before).update('\n').update(next).digest('base64');
