import { masked } from '../kernel';
import type { AuditEntry } from './audit.api';

type Fields = AuditEntry['after'];
type Version = { readonly value: Fields; readonly lost: readonly string[] };

/** A text that an event cannot hold leaves its beginning, its length and its hash. */
const mark = /… \(\d+ characters, sha256 [0-9a-f]{64}\)$/;

/** Whether nothing of it was hidden or shortened. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value !== masked && !mark.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWhole);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts that are hidden inside a field stay as they stand. */
function known(name: string, value: unknown, current: unknown): { value?: unknown; lost: readonly string[] } {
  if (isWhole(value)) return { value, lost: [] };
  if (!isFields(value)) return { lost: [name] };
  const now = isFields(current) ? current : {};
  const parts = Object.entries(value).map(([key, part]) => [key, isWhole(part) ? part : now[key]] as const);
  const lost = Object.keys(value).filter((key) => !isWhole(value[key]));
  return { value: Object.fromEntries(parts), lost: lost.map((key) => `${name}.${key}`) };
}

/**
 * A document as one of its changes left it. Long texts are whole only where they were replaced: what stood after one
 * change is what the next one of that field replaced, or what stands now.
 * @param entries the document's newest changes without a gap, newest first
 * @returns its fields, but for those that the history does not hold, whose names are told
 */
export function versionAt(entries: readonly AuditEntry[], at: number, current: Fields): Version {
  const later = entries.slice(0, at).reverse();
  const replaced = (name: string): unknown => {
    const next = later.find(({ before }) => name in before);
    return next ? next.before[name] : current[name];
  };
  const fields = Object.entries(entries[at]?.after ?? {}).map(([name, value]) => {
    return [name, known(name, isWhole(value) ? value : replaced(name), current[name])] as const;
  });
  const held = fields.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(held.map(([name, { value }]) => [name, value])),
    lost: fields.flatMap(([, { lost }]) => lost),
  };
}
