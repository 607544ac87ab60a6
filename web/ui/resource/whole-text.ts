import type { z } from 'zod';
import { fieldKind, type FieldKind } from './field-kind';
import { schemaBelow } from './schema-below';

/** Words around what differs. */
const around = 30;
const longest = 160;

type WholeWords = {
  /** A key or a value in words. */
  wordOf: (text: string) => string;
  /** A value with its unit, where its kind has one. */
  unitOf?: (kind: FieldKind, value: unknown) => string | undefined;
};

/** A value that has no short form, with all that is in it. */
export function wholeText(value: unknown, words: WholeWords, schema?: z.ZodType): string {
  if (value === null || value === undefined || value === '') return '';
  const measured = schema && words.unitOf?.(fieldKind(schema), value);
  if (measured !== undefined) return measured;
  const below = (key: string, part: unknown) => wholeText(part, words, schemaBelow(schema, key, value));
  if (Array.isArray(value)) return value.map((each: unknown) => below('*', each)).join(' | ');
  if (typeof value !== 'object') return words.wordOf(String(value));
  const parts = Object.entries(value).filter(([key, part]) => key !== 'id' && part !== null && part !== '');
  return parts.map(([key, part]) => `${words.wordOf(key)}: ${below(key, part)}`).join(' · ');
}

function sameStart(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let same = 0;
  while (same < least && a[same] === b[same]) same += 1;
  return same;
}
const reversed = (text: string): string => [...text].reverse().join('');

function cut(text: string, from: number, to: number): string {
  const [start, end] = [from <= around ? 0 : from - around, Math.min(text.length, to + around)];
  const shown = text.slice(start, Math.min(end, start + longest));
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`;
}

/** Of two texts what differs, with a few words around it; short ones whole. */
export function differing(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= longest) return [before, after];
  const start = sameStart(before, after);
  const end = sameStart(reversed(before.slice(start)), reversed(after.slice(start)));
  return [cut(before, start, before.length - end), cut(after, start, after.length - end)];
}
