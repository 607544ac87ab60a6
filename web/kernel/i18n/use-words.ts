import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from './typed-texts';

export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * Texts of one namespace whose keys follow from a contract's fields and values, so that no compiler can know them. A
 * key that is not there answers undefined from `maybe`, and itself from `say`.
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
