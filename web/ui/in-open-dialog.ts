import type { RefObject } from 'react';

/**
 * Does something in the dialog around a place once it is open: it notes what opened it, enters the page and takes the
 * focus only after the effects of what stands in it. @returns how to leave it be
 */
export function inOpenDialog(place: RefObject<Element | null>, act: (dialog: Element) => void): () => void {
  const timer = setTimeout(() => {
    const dialog = place.current?.closest('[role=dialog]');
    if (dialog) act(dialog);
  });
  return () => clearTimeout(timer);
}
