import type { z } from 'zod';
import { useWords } from '../../kernel/i18n';
import type { ListColumn } from '../list/list-spec';
import type { AnyRow, ResourceScreens } from './resource-spec';
import { FieldValue } from './value';

const valueOf = (row: object, key: string): unknown => Reflect.get(row, key);

/** The columns of the declaration; those that the contract can order by are sortable. */
export function useColumns<Row extends AnyRow>(spec: ResourceScreens<Row>): readonly ListColumn<Row>[] {
  const { say } = useWords(spec.namespace);
  const { namespace } = spec;
  const shape: Readonly<Record<string, z.ZodType>> = spec.contract.schema.shape;
  const orders = spec.contract.endpoints.list.list?.order ?? [];
  return spec.columns.map((column) => {
    if (typeof column !== 'string') return { title: say(`field.${column.key}`), ...column };
    return {
      key: column,
      title: say(`field.${column}`),
      render: (row) => (
        <FieldValue {...{ namespace, field: column, schema: shape[column], value: valueOf(row, column) }} />
      ),
      ...(orders.includes(column) && { order: column }),
    };
  });
}
