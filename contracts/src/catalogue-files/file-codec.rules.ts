import type { z } from 'zod';
import type { CellProblem, Cells, FileFormat, ReadCells } from './catalogue-file.parts';
import { cellIssues } from './cell-issues.rules';
import type { FileColumn } from './columns.rules';
import { guardFormula, unguardFormula } from './formula.rules';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const below = (value: unknown, step: string): unknown => (isFields(value) ? value[step] : undefined);

/** The value of each cell, guarded against formulas: what `csv` writes and `cellsToRecord` reads back. */
export function recordToCells(columns: readonly FileColumn[], record: object, format: FileFormat): Cells {
  return Object.fromEntries(
    columns.map(({ name, path, kind }) => {
      const value = path.reduce<unknown>(below, record);
      const text = value === undefined || value === null ? '' : kind.write(value, format);
      return [name, guardFormula(text)];
    }),
  );
}

function place(fields: Fields, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value !== undefined) fields[step] = value;
    return;
  }
  const inner = fields[step];
  const next = isFields(inner) ? inner : {};
  fields[step] = next;
  place(next, rest, value);
}

/** The record of one line, or what is wrong with it, told of its columns. Columns that a file lacks are empty. */
export function cellsToRecord<R>(
  columns: readonly FileColumn[],
  schema: z.ZodType<R>,
  cells: Cells,
  finish: (fields: Fields) => unknown = (fields) => fields,
): ReadCells<R> {
  const fields: Fields = {};
  const problems: CellProblem[] = [];
  for (const { name, required, path, kind, empty } of columns) {
    const text = unguardFormula((cells[name] ?? '').trim());
    const read = text === '' ? { value: empty } : kind.read(text);
    if (text === '' && required) problems.push({ column: name, code: 'required' });
    else if ('fault' in read) problems.push({ column: name, ...read.fault });
    else place(fields, path, read.value);
  }
  const { data, error } = schema.safeParse(finish(fields));
  const told = new Set(problems.map(({ column }) => column));
  const objections = error ? cellIssues(columns, error).filter(({ column }) => !told.has(column)) : [];
  if (!error && problems.length === 0) return { value: data };
  return { problems: [...problems, ...objections] };
}
