import { useCallback, useSyncExternalStore } from 'react';

/** True while the window is narrower than `width` pixels. */
export function useNarrow(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}
