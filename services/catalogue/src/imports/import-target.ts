import type { Cells, FileColumn, FileFormat, ReadCells } from '@reprise/contracts/catalogue-files';
import type { ImportStrategy } from '@reprise/contracts/imports';
import type { Filter } from '@reprise/read-kernel/documents';
import type { ResourceDefinition } from '@reprise/kernel/resource';
import type { NamedFields } from './named-fields';
import type { RecordNames } from './record-names';

export type Fields = Readonly<Record<string, unknown>>;
/** For comparisons: both sides are written alike. */
export const oneFormat: FileFormat = { separator: ',', decimal: '.' };

/** What a file of one content is about: its columns, and its records as they are stored. */
export type ImportTarget = {
  /** Of the `resources`; what its events and its collection are called. */
  readonly definition: ResourceDefinition;
  readonly columns: readonly FileColumn[];
  /** Lines that are written at once; one where a line may name the line before. */
  readonly together: number;
  /** Which column a field of the stored record comes from, where they are not called alike. */
  readonly columnOf: Readonly<Record<string, string>>;
  read(cells: Cells): ReadCells<object>;
  cells(record: object): Cells;
  /** The stored body as a line has it. */
  recordOf(body: Fields, names: RecordNames): object;
  /** A line as it is stored. */
  bodyOf(record: object, named: NamedFields): Fields;
  /** Finds at least the records that have these keys. */
  filter(keys: readonly (readonly string[])[], strategy: ImportStrategy, names: RecordNames): Filter;
  keyOf(body: Fields, strategy: ImportStrategy, names: RecordNames): readonly string[];
};
