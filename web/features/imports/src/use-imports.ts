import { importEndpoints, type CatalogImport } from '@reprise/contracts/imports';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, callEndpoint, problemOf } from '../../../kernel/api';
import { type AppStore, useRecord } from '../../../kernel/store';

/** Back office §9: "export and import polling every 3000 ms". */
export const pollingMs = 3000;

/** The newest imports, which are asked for again and again, and the older ones that a person has asked for. */
export function useImports(accountId: string) {
  const { api } = useStore() as unknown as AppStore;
  const [older, setOlder] = useState<readonly CatalogImport[]>([]);
  const [page, setPage] = useState(1);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<AppProblem>();
  const first = useRecord(importEndpoints.list, { params: { accountId } }, { every: pollingMs });
  const newest = first.value?.results ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const pages = first.value?.pagination.total_pages ?? 1;

  async function more(): Promise<void> {
    setLoading(true);
    setProblem(undefined);
    try {
      const call = { params: { accountId }, query: { page: page + 1 } };
      const { value } = await callEndpoint(api, importEndpoints.list, call);
      setOlder((rows) => [...rows, ...value.results]);
      setPage(page + 1);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setLoading(false);
    }
  }
  return {
    rows: [...newest, ...older.filter(({ id }) => !known.has(id))],
    /** Nothing is known yet; why, if the list could not be read. */
    unread: first.value === undefined,
    unreadProblem: first.value ? undefined : first.problem,
    problem: problem ?? (first.value && first.problem),
    more: page < pages ? () => void more() : undefined,
    loading,
    refresh: first.refresh,
  };
}
