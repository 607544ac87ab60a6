import { mostInBulk } from '@reprise/contracts/kernel';
import { useState } from 'react';
import type { QueryParams } from '../../kernel/api';
import { useList } from '../../kernel/store';
import type { ListEndpoint, ListSpec } from './list-spec';

type Shown<Row> = { rows: readonly Row[]; total: number; query: QueryParams | undefined };

/** The rows that are chosen: some of the page, or all that the list's filters find, as far as they can be acted on at once. */
export function useSelection<Row>({ endpoint, rowKey }: ListSpec<Row>, { rows, total, query }: Shown<Row>) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [whole, setWhole] = useState<string>();
  const asked = JSON.stringify(query);
  const all = whole !== undefined && whole === asked;
  const everything = useList(
    endpoint as ListEndpoint<Row>,
    all ? { query: { ...query, page: 1, itemsPerPage: mostInBulk } } : undefined,
  );
  const found = all && everything.status === 'ready' ? (everything.items as readonly Row[]) : undefined;
  const chosen = found ?? rows.filter((row) => keys.includes(rowKey(row)));
  const choose = (picked: readonly string[]): void => {
    setKeys(picked);
    setWhole(undefined);
  };
  const reach = Math.min(total, mostInBulk);
  return {
    rows: chosen,
    keys: chosen.map(rowKey),
    choose,
    /** How many more than those on the page can be chosen, where the whole page is. */
    reach: !found && rows.length > 0 && chosen.length === rows.length && reach > rows.length ? reach : 0,
    total,
    chooseAll: () => setWhole(asked),
    loading: all && !found,
  };
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
