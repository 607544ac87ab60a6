import type { EndpointSpec } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Texts, useFieldWords } from '../../kernel/i18n';
import { useMay } from '../../kernel/store';
import { filterOf, type FilterOptions, shownOf } from './filter-of';
import type { ListFilter } from './list-spec';

type Choice = {
  /** The namespace of the document's labels. */
  namespace?: keyof Texts;
  /** The filters of this screen, if they differ from the list's. */
  shown?: readonly string[];
  /** The filters that this screen sets itself. */
  without?: readonly string[];
  /** Options from elsewhere, by field; without options, the filter is hidden. */
  options?: FilterOptions;
};
const none: readonly string[] = [];

/** The filters that the contract declares. Users who may not list the documents that a field references do not see its filter. */
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
