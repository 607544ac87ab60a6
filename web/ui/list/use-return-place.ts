import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, { row: string; top: number }>();

/**
 * Back returns to the same row: the row that was opened is remembered for its history entry, and takes the focus again
 * once the list is drawn.
 */
export function useReturnPlace(ready: boolean): (row: string) => void {
  const { key } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const place = ready && way === 'POP' ? places.get(key) : undefined;
    if (!place) return;
    places.delete(key);
    globalThis.scrollTo(0, place.top);
    const row = document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(place.row)}"] a`);
    row?.focus({ preventScroll: true });
  }, [ready, way, key]);
  return (row) => places.set(key, { row, top: globalThis.scrollY });
}
