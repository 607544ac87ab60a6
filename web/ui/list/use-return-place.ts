import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, { row: string; top: number }>();

/**
 * Back returns to the same row: the opened row is stored with its history entry, and gets the focus again once the
 * list is rendered.
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
