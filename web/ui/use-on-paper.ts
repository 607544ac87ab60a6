import { useSyncExternalStore } from 'react';

let printing = false;

function follow(changed: () => void): () => void {
  const tell = ({ type }: Event): void => {
    printing = type === 'beforeprint';
    changed();
  };
  globalThis.addEventListener('beforeprint', tell);
  globalThis.addEventListener('afterprint', tell);
  return () => {
    globalThis.removeEventListener('beforeprint', tell);
    globalThis.removeEventListener('afterprint', tell);
  };
}

/** Whether the page is being printed: a sheet of paper does not know when it is read. */
export const useOnPaper = (): boolean => useSyncExternalStore(follow, () => printing);
