import { useEffect, useRef, useState } from 'react';

const duration = 400;
const still = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up to the first amount, once; later amounts are shown at once. Minor units. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (still() ? target : 0));
  const arrived = useRef(still());
  useEffect(() => {
    if (arrived.current) {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, Math.max(0, (now - start) / duration));
      setShown(Math.round(target * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(tick);
      else arrived.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
