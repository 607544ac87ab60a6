import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullKey, Texts } from './typed-texts';

const namespaceOf = (title: FullKey): keyof Texts => title.slice(0, title.indexOf(':')) as keyof Texts;

/** Where titles are found, each once. */
export const namespacesOf = (titles: readonly FullKey[]): (keyof Texts)[] => [
  ...new Set(titles.map(namespaceOf)),
];

/** Loads titles with their namespaces, as used in routes, once the namespaces are available. */
export function useTitles(titles: readonly FullKey[]): (title: FullKey) => string {
  const asked = namespacesOf(titles).join();
  const namespaces = useMemo(() => asked.split(',') as (keyof Texts)[], [asked]);
  const { t } = useTranslation(namespaces);
  return t as (title: FullKey) => string;
}
