import { useEffect, useRef } from 'react';
import { inOpenDialog } from '../in-open-dialog';

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
  useEffect(
    () =>
      inOpenDialog(place, (dialog) => {
        if (!isTaken(dialog, document))
          dialog.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
      }),
    [],
  );
  return <span ref={place} hidden />;
}
