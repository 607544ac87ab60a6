import { z } from 'zod';
import { core, fieldKind, type FieldKind } from './field-kind';
import { schemaBelow } from './schema-below';
import type { ChosenCaption } from './use-chosen-caption';

/** Words around what differs. */
const around = 30;
const longest = 160;

type WholeWords = {
  /** A key or a value in words. */
  wordOf: (text: string) => string;
  /** A value with its unit, where its kind has one. */
  unitOf?: (kind: FieldKind, value: unknown) => string | undefined;
  /** The name of a part before what it holds, as the language writes it. */
  titleOf?: (name: string) => string;
  /** One of these, as every screen calls it. */
  chosenOf?: ChosenCaption;
};

/** The values that a value is chosen among, and the keys of a record. */
function choicesOf(schema: z.ZodType | undefined): readonly string[] | undefined {
  const kind = schema && fieldKind(schema);
  return kind?.kind === 'choice' ? kind.values : undefined;
}
function keysOf(schema: z.ZodType | undefined): readonly string[] | undefined {
  const inner = schema && core(schema);
  return inner instanceof z.ZodRecord ? choicesOf(inner.keyType as z.ZodType) : undefined;
}
/** The words of the form come first. */
function said(text: string, among: readonly string[] | undefined, words: WholeWords): string {
  const word = words.wordOf(text);
  return word === text && among ? (words.chosenOf?.(among, text) ?? word) : word;
}

/** A value that has no short form, with all that is in it. */
export function wholeText(value: unknown, words: WholeWords, schema?: z.ZodType): string {
  if (value === null || value === undefined || value === '') return '';
  const measured = schema && words.unitOf?.(fieldKind(schema), value);
  if (measured !== undefined) return measured;
  const below = (key: string, part: unknown) => wholeText(part, words, schemaBelow(schema, key, value));
  if (Array.isArray(value)) return value.map((each: unknown) => below('*', each)).join(' | ');
  if (typeof value !== 'object') return said(String(value), choicesOf(schema), words);
  const parts = Object.entries(value).filter(([key, part]) => key !== 'id' && part !== null && part !== '');
  const isTranslated = schema !== undefined && fieldKind(schema).kind === 'translations';
  const named = (key: string): string => (isTranslated ? key.slice(0, 2) : said(key, keysOf(schema), words));
  const titleOf = words.titleOf ?? ((name: string) => `${name}:`);
  return parts.map(([key, part]) => `${titleOf(named(key))} ${below(key, part)}`).join(' · ');
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
