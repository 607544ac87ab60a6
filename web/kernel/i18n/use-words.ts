import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from './typed-texts';

export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * Texts of one namespace whose keys are derived from a contract's fields and values, so that the compiler cannot
 * check them. For a missing key `maybe` returns undefined, and `say` the key.
 */
export function useWords(namespace: keyof Texts) {
  const { t, i18n } = useTranslation(namespace);
  const words = t as unknown as Words;
  const say: Words = useCallback((key, values) => words(key, values), [words]);
  const maybe = useCallback(
    (...[key, values]: Parameters<Words>): string | undefined =>
      i18n.exists(key, { ns: namespace }) ? words(key, values) : undefined,
    [i18n, namespace, words],
  );
  return { say, maybe };
}
