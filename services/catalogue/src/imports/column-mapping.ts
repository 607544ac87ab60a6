import { columnOf } from '@reprise/contracts/catalogue-files';
import { Refusal } from '@reprise/contracts/problems';
import type { ImportTarget } from './import-target';

/** Columns of the file are remembered by their names, however they are written. */
const plainName = (head: string): string => head.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 100);

/** What each column of a file is taken for: as the last time, or by its name; each target once. */
export function guessedColumns(
  header: readonly string[],
  target: ImportTarget,
  remembered: Readonly<Record<string, string>>,
): readonly (string | null)[] {
  const known = new Set(target.columns.map(({ name }) => name));
  const taken = new Set<string>();
  return header.map((head) => {
    const last = Object.hasOwn(remembered, plainName(head)) ? remembered[plainName(head)] : undefined;
    // Nothing, where people have said so.
    const column = last ?? columnOf(target.columns, head)?.name;
    if (!column || !known.has(column) || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** @throws Refusal `import-key-missing`, `invalid-request` */
export function checkColumns(
  columns: readonly (string | null)[],
  header: readonly string[],
  target: ImportTarget,
  keys: readonly string[],
): void {
  const known = new Set(target.columns.map(({ name }) => name));
  const chosen = columns.flatMap((column) => column ?? []);
  const wrong = columns.flatMap((column, index) =>
    column !== null && (!known.has(column) || chosen.indexOf(column) !== chosen.lastIndexOf(column))
      ? [
          {
            propertyPath: `columns[${index}]`,
            code: 'invalid',
            text: 'column-not-choosable' as const,
          },
        ]
      : [],
  );
  if (columns.length !== header.length || wrong.length > 0) throw new Refusal('invalid-request', {}, wrong);
  const missing = keys.filter((column) => !chosen.includes(column));
  if (missing.length > 0) throw new Refusal('import-key-missing', { columns: missing.join(', ') });
}

/** What is remembered of a choice; an empty text says that a column is not imported. */
export const meaningsIn = (
  header: readonly string[],
  columns: readonly (string | null)[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(header.map((head, index) => [plainName(head), columns[index] ?? '']));
