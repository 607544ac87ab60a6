import type { ImportDifference } from '@reprise/contracts/imports';
import { shortened } from './line-cells';
import type { Judged } from './line-judge';

const called = ['label', 'name', 'title'];

/** What a line would change, in the words of the file; none for one that changes nothing. */
export function differenceOf({ line, verdict, shown }: Judged): readonly ImportDifference[] {
  if (verdict.did !== 'updated' || !shown) return [];
  const { before, after } = shown();
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = columns
    .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }))
    .filter((change) => change.before !== change.after && change.column !== 'id')
    .map(({ column, ...texts }) => ({
      column,
      before: shortened(texts.before),
      after: shortened(texts.after),
    }));
  const name = called.map((column) => after[column]).find((text) => text) ?? '';
  return [{ line: line.line, name, changes }];
}
