import type { Document } from '../documents.port';
import { valueAt, type Envelope } from './envelope';

/** Fields that the store itself must write, so that they can be indexed. */
export type Kept = { readonly unique: readonly (readonly string[])[]; readonly folded: readonly string[] };

/** A path as one field of the envelope. */
export const flat = (path: string): string => path.replaceAll('.', '/');
export const uniqueKey = (fields: readonly string[]): string => flat(fields.join(','));

/** What an existing index requires of every write, whoever declared it. */
export function keptOf(name: string): Kept {
  const unique = /^unique\|(.+)$/.exec(name)?.[1];
  const folded = /\|prefix (.+)$/.exec(name)?.[1];
  return { unique: unique ? [unique.split(',')] : [], folded: folded ? [folded] : [] };
}

export function together(all: readonly Kept[]): Kept {
  const unique = new Map(all.flatMap((each) => each.unique).map((fields) => [fields.join(','), fields]));
  return { unique: [...unique.values()], folded: [...new Set(all.flatMap((each) => each.folded))] };
}

/** The hidden fields of one document. */
export function hiddenOf(document: Document, kept: Kept): Pick<Envelope, 'unique' | 'folded'> {
  const unique = kept.unique.flatMap((fields) => {
    const values = fields.map((field) => valueAt(document, field) ?? null);
    return values.includes(null) ? [] : [[uniqueKey(fields), JSON.stringify(values)] as const];
  });
  const folded = kept.folded.flatMap((field) => {
    const value = valueAt(document, field);
    return typeof value === 'string' ? [[flat(field), value.toLowerCase()] as const] : [];
  });
  return {
    ...(kept.unique.length > 0 ? { unique: Object.fromEntries(unique) } : {}),
    ...(kept.folded.length > 0 ? { folded: Object.fromEntries(folded) } : {}),
  };
}
