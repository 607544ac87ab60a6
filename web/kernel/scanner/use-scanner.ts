import { useEffect, useRef } from 'react';
import { captureScans } from './scanner';

/** Number of screens listening; global listeners stay silent while one of them is shown. */
let screens = 0;
/** Number of dialogs that have the gun for themselves. */
let dialogs = 0;

type Options = {
  /** Only receives scans that no screen is listening for. */
  everywhere?: boolean;
  /** A dialog has the gun for itself: the screen below it receives nothing. */
  alone?: boolean;
};

/** Listens for scans while the screen is shown. */
export function useScanner(
  onScan: (code: string) => void,
  { everywhere = false, alone = false }: Options = {},
): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    if (!everywhere) screens += 1;
    if (alone) dialogs += 1;
    const end = captureScans({
      onScan: (code) => {
        const hears = everywhere ? screens === 0 : alone || dialogs === 0;
        if (hears) latest.current(code);
      },
    });
    return () => {
      if (!everywhere) screens -= 1;
      if (alone) dialogs -= 1;
      end();
    };
  }, [everywhere, alone]);
}
