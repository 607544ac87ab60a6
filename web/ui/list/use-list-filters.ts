import type { EndpointSpec, Reference } from '@reprise/contracts/kernel';
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
  /** Documents that a filter names although the row's field of this name is their text. */
  references?: Readonly<Record<string, Reference>> | undefined;
  /** What is chosen until the person chooses. */
  initial?: Readonly<Record<string, readonly string[]>> | undefined;
};
const none: readonly string[] = [];

/** The filters that the contract declares. Users who may not list the documents that a field references do not see its filter. */
export function useListFilters(
  endpoint: EndpointSpec,
  { namespace, shown = shownOf(endpoint), without = none, options, references, initial }: Choice = {},
): readonly ListFilter[] {
  const { t } = useTranslation();
  const words = useFieldWords(namespace);
  const may = useMay();
  const names = shown.filter((name) => !without.includes(name)).join();
  return useMemo(() => {
    const all = { ...words, yesNo: [t('resource.yes'), t('resource.no')] as const };
    return names
      .split(',')
      .flatMap((name): readonly ListFilter[] => {
        const reference = references?.[name];
        if (reference) return [{ kind: 'reference', name, label: words.label(name), reference }];
        return filterOf(endpoint, name, all, options);
      })
      .map((filter) => {
        const chosen = initial?.[filter.name];
        return filter.kind === 'choice' && chosen ? { ...filter, initial: chosen } : filter;
      })
      .filter((filter) => filter.kind !== 'reference' || may(choicesOf(filter.reference).list));
  }, [endpoint, names, options, references, initial, words, may, t]);
}
