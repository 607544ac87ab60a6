import { useEffect, useRef } from 'react';

/** Milliseconds; "changes made by others show within 2 s" (experience). */
export const livePeriod = 2000;

/** Asks again every two seconds while the page is looked at, and at once when it is looked at again. */
export function useLive(refresh: () => void, active: boolean): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!active) return;
    const ask = (): void => {
      if (document.visibilityState !== 'hidden') latest.current();
    };
    const timer = setInterval(ask, livePeriod);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [active]);
}
