import type { PathsOf } from '@reprise/contracts/kernel';
import { useFieldWords } from '../../kernel/i18n';
import type { ListColumn, ListEndpoint } from './list-spec';
import { RowValue } from './row-value';

type Look<Row> = Partial<Omit<ListColumn<Row>, 'order'>>;
/** A field by its path alone, with a look of its own, or a column that is no field. */
export type RowColumn<Row> = PathsOf<Row> | (Look<Row> & { field: PathsOf<Row> }) | ListColumn<Row>;

/**
 * Columns by the fields of the rows: names and values from the contract, ordered by where the list can be. Their keys,
 * under which a person's choice of columns is kept, are the paths unless named.
 */
export function useRowColumns<Row extends object>(
  endpoint: ListEndpoint<Row>,
  columns: readonly RowColumn<Row>[],
): readonly ListColumn<Row>[] {
  const words = useFieldWords();
  const { list, reply } = endpoint;
  return columns.map((column): ListColumn<Row> => {
    if (typeof column === 'object' && !('field' in column)) return column;
    const { field, ...look } = typeof column === 'object' ? column : { field: column };
    const code = list?.codes?.includes(field) ?? false;
    return {
      key: field,
      title: words.label(field),
      ...(list?.order.includes(field) && { order: field }),
      render: (row) => reply && <RowValue row={row} of={reply} field={field} code={code} />,
      ...look,
    };
  });
}
