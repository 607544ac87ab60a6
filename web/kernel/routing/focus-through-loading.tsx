import { useLayoutEffect, useRef } from 'react';

/**
 * Stands within a `Suspense`: what is loaded while its page is shown (texts, parts) hides the page for a moment, and
 * what is hidden loses the focus. It gets the focus back as soon as the page is seen again.
 */
export function FocusThroughLoading() {
  const had = useRef<Element | null>(null);
  // Layout effects end before the content is hidden, and begin again once it is shown.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost && had.current instanceof HTMLElement) had.current.focus({ preventScroll: true });
    return () => {
      had.current = document.activeElement;
    };
  }, []);
  return null;
}
