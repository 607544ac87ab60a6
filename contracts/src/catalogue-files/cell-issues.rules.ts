import type { z } from 'zod';
import type { CellProblem } from './catalogue-file.parts';
import { cellKinds, type Fault } from './cell-kinds.rules';
import type { FileColumn } from './columns.rules';

const byMessage: Readonly<Record<string, Fault['code']>> = {
  'validation.ean': 'invalid-ean',
  'validation.tac': 'invalid-tac',
  'validation.place-name': 'invalid',
  'contains-html': 'contains-html',
  'required-with-absorption': 'absorption-without-value',
};
const byFormat: Readonly<Record<string, Fault['code']>> = {
  uuid: 'invalid-id',
  regex: 'invalid-identifier',
};

/** A bound of a text counts letters, one of a list its entries, any other is of the number itself. */
const tooSmall: Readonly<Record<string, Fault['code']>> = { string: 'too-short', array: 'too-few' };
const tooBig: Readonly<Record<string, Fault['code']>> = { string: 'too-long', array: 'too-many' };

function faultOf(issue: z.core.$ZodIssue): Fault {
  const told = byMessage[issue.message];
  if (told) return { code: told };
  if (issue.message === 'percent-too-big') return { code: 'too-big', limit: 100 };
  if (issue.code === 'too_small')
    return { code: tooSmall[issue.origin] ?? 'too-small', limit: Number(issue.minimum) };
  if (issue.code === 'too_big')
    return { code: tooBig[issue.origin] ?? 'too-big', limit: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { code: 'unknown-choice', limit: issue.values.join(', ') };
  if (issue.code === 'invalid_format') return { code: byFormat[issue.format] ?? 'invalid' };
  return { code: 'invalid' };
}

/** A bound of an amount, in units as people write it. */
const shown = (fault: Fault, column: FileColumn | undefined): Fault =>
  column?.kind === cellKinds.amount && typeof fault.limit === 'number'
    ? { ...fault, limit: fault.limit / 100 }
    : fault;

const sharedSteps = ({ path }: FileColumn, steps: readonly PropertyKey[]): number => {
  const differing = path.findIndex((step, at) => step !== String(steps[at]));
  return differing < 0 ? path.length : differing;
};

/** The column whose value an issue is about; of several below the same field, the first. */
function columnAt(columns: readonly FileColumn[], steps: readonly PropertyKey[]): FileColumn | undefined {
  const shared = columns.map((column) => sharedSteps(column, steps));
  const most = Math.max(...shared);
  return most > 0 ? columns[shared.indexOf(most)] : undefined;
}

/** What a schema objects to, told of columns: the first objection to each. */
export function cellIssues(columns: readonly FileColumn[], error: z.ZodError): readonly CellProblem[] {
  const problems = new Map<string, CellProblem>();
  for (const issue of error.issues) {
    const column = columnAt(columns, issue.path);
    const name = column?.name ?? '';
    if (!problems.has(name)) problems.set(name, { column: name, ...shown(faultOf(issue), column) });
  }
  return [...problems.values()];
}
