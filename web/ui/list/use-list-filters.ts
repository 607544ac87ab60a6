import type { EndpointSpec } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Texts, useFieldWords } from '../../kernel/i18n';
import { useMay } from '../../kernel/store';
import { filterOf, type FilterOptions, shownOf } from './filter-of';
import type { ListFilter } from './list-spec';

type Choice = {
  /** Of a document's own words. */
  namespace?: keyof Texts;
  /** Those that this screen offers, where they are not the list's. */
  shown?: readonly string[];
  /** Those that this screen has already settled. */
  without?: readonly string[];
  /** Options that come from elsewhere, by field; while there are none, the filter is left out. */
  options?: FilterOptions;
};
const none: readonly string[] = [];

/** What the contract filters by, the page offers: a filter is declared once. Who may not list what a field names gets no filter by it. */
export function useListFilters(
  endpoint: EndpointSpec,
  { namespace, shown = shownOf(endpoint), without = none, options }: Choice = {},
): readonly ListFilter[] {
  const { t } = useTranslation();
  const words = useFieldWords(namespace);
  const may = useMay();
  const names = shown.filter((name) => !without.includes(name)).join();
  return useMemo(() => {
    const all = { ...words, yesNo: [t('resource.yes'), t('resource.no')] as const };
    return names
      .split(',')
      .flatMap((name) => filterOf(endpoint, name, all, options))
      .filter((filter) => filter.kind !== 'reference' || may(choicesOf(filter.reference).list));
  }, [endpoint, names, options, words, may, t]);
}
