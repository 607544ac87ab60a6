import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserStorage, type StorageKey } from '../../kernel/storage';

/** Of one visit: a page, and what is said once. */
const passing = ['alert', 'page'];
const lasting = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  return kept.toString();
};

/** Filters and order chosen last, for the next visit whose address names none (back office §9). */
export function useRememberedFilters(key: StorageKey | undefined): void {
  const [params, setParams] = useSearchParams();
  const began = useRef(false);
  const chosen = lasting(params);
  useEffect(() => {
    if (!key) return;
    const kept = browserStorage.read(key);
    if (!began.current && chosen === '' && typeof kept === 'string' && kept !== '')
      setParams((now) => new URLSearchParams([...now, ...new URLSearchParams(kept)]), { replace: true });
    else browserStorage.write(key, chosen);
    began.current = true;
  }, [chosen, key, setParams]);
}
