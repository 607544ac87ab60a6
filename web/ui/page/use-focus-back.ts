import { useEffect, useState } from 'react';

/** A dialog that is taken away instead of being closed leaves the focus nowhere: it returns to what opened the dialog. */
export function useFocusBack(open: boolean): void {
  const [opener] = useState(() => (open ? document.activeElement : undefined));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
}
