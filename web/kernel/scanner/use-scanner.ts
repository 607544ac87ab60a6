import { useEffect, useRef } from 'react';
import { captureScans } from './scanner';

/** Number of screens listening; global listeners stay silent while one of them is shown. */
let screens = 0;

type Options = {
  /** Only receives scans that no screen is listening for. */
  everywhere?: boolean;
};

/** Listens for scans while the screen is shown. */
export function useScanner(onScan: (code: string) => void, { everywhere = false }: Options = {}): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    if (!everywhere) screens += 1;
    const end = captureScans({
      onScan: (code) => {
        if (!everywhere || screens === 0) latest.current(code);
      },
    });
    return () => {
      if (!everywhere) screens -= 1;
      end();
    };
  }, [everywhere]);
}
