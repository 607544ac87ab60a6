import { useEffect, useRef } from 'react';
import { captureScans } from './scanner';

/** Listens for scans while the screen is shown. */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => captureScans({ onScan: (code) => latest.current(code) }), []);
}
