import { useEffect, useRef } from 'react';

/** What is typed into, or was chosen already; what the space bar would tick is not ticked by chance. */
const fields =
  'input:enabled:not([type=hidden], [type=checkbox], [type=radio], [type=file]), input[type=radio]:checked:enabled, textarea:enabled';

/** The dialog itself or its first button, "Close", has the focus for want of anything better. */
const isTaken = (dialog: Element, { activeElement }: Document): boolean =>
  dialog.contains(activeElement) &&
  activeElement !== dialog &&
  activeElement !== dialog.querySelector('button');

/**
 * Stands in a dialog: its first field has the focus when it opens, unless something else took it. Otherwise "Close"
 * has it, and the first space of what is typed closes the dialog.
 */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The dialog notes what opened it and enters the page only after the effects of what stands in it.
    const timer = setTimeout(() => {
      const dialog = place.current?.closest('[role=dialog]');
      if (!dialog || isTaken(dialog, document)) return;
      dialog.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  return <span ref={place} hidden />;
}
