import { useEffect } from 'react';
import type { ListState } from '../../kernel/store';
import type { ListView } from './list-url';

/** A page that is no longer there, its last row being gone: the last one is shown in its place. */
export function useLastPage(
  { status, total }: Pick<ListState<unknown>, 'status' | 'total'>,
  view: ListView,
  show: (view: ListView) => void,
): void {
  const last = Math.max(1, Math.ceil((total ?? 0) / view.size));
  const isGone = status === 'ready' && total !== undefined && view.page > last;
  useEffect(() => {
    if (isGone) show({ ...view, page: last });
  }, [isGone, last, show, view]);
}
