import { importEndpoints, type CatalogImport } from '@reprise/contracts/imports';
import { useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';

const name = 'import';

/** The import whose panel is open. It stands in the address: a record's history leads to it, also when it is on a later page. */
export function useOpenImport(accountId: string, rows: readonly CatalogImport[]) {
  const [query, setQuery] = useSearchParams();
  const id = query.get(name);
  const listed = rows.find((row) => row.id === id);
  const elsewhere = id && !listed ? { params: { accountId, id } } : undefined;
  const { value, problem } = useRecord(importEndpoints.get, elsewhere);
  const show = (next: string | null): void =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      if (next) after.set(name, next);
      else after.delete(name);
      return after;
    });
  return {
    row: id ? (listed ?? value) : undefined,
    problem: id ? problem : undefined,
    open: (next: string) => show(next),
    close: () => show(null),
  };
}
