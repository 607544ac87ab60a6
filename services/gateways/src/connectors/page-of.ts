import type { Connector } from '@reprise/contracts/connectors';
import type { ListQuery, Page } from '@reprise/contracts/kernel';

const fields = ['id', 'name', 'type', 'fqn'] as const;
type Field = (typeof fields)[number];
const isField = (name: string): name is Field => fields.some((field) => field === name);

const fits = (row: Connector, { filters }: ListQuery): boolean =>
  fields.every((field) => {
    const filter = filters[field];
    return filter?.kind !== 'in' || filter.values.includes(row[field]);
  });

/** A page of the connectors, which are few and part of the product. */
export function pageOf(all: readonly Connector[], list: ListQuery): Page<Connector> {
  const orders = list.order.filter((order) => isField(order.field));
  const compared = (one: Connector, other: Connector): number => {
    for (const { field, direction } of orders) {
      const way = isField(field) ? one[field].localeCompare(other[field], 'en') : 0;
      if (way !== 0) return direction === 'desc' ? -way : way;
    }
    return 0;
  };
  const found = all.filter((row) => fits(row, list)).sort(compared);
  const from = (list.page - 1) * list.itemsPerPage;
  return { items: found.slice(from, from + list.itemsPerPage), total: found.length };
}
