import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focus moves to a new page: keys belong to the page, not to the link that led there. */
export function useFocusFollows(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    const { activeElement } = document;
    if (activeElement?.closest('[role=dialog]')) return;
    if (content.current !== activeElement && content.current?.contains(activeElement)) return;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
