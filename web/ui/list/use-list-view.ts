import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilter } from './list-spec';
import { type ListView, readView, writeView } from './list-url';

/** The list's view, in the URL. Turning a page adds to the history; filtering does not. */
export function useListView(filters: readonly ListFilter[], order?: ListView['order']) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params, filters, order), [params, filters, order]);
  const show = useCallback(
    (next: ListView, step: 'push' | 'replace' = 'replace') =>
      setParams((before) => writeView(next, before, filters, order), {
        replace: step === 'replace',
        preventScrollReset: true,
      }),
    [setParams, filters, order],
  );
  return { view, show };
}
