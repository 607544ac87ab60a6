import { findBuybacks, type FoundBuyback } from '@reprise/contracts/buyback';
import { thingsMeant } from '@reprise/contracts/rules';
import { useMemo } from 'react';
import type { AppProblem, QueryParams } from '../../kernel/api';
import { useRecord } from '../../kernel/store';
import type { ListSearch } from './list-spec';
import type { ListView } from './list-url';

export type SearchState = {
  /** What the list is asked for; undefined while it is being found, or if nothing was. */
  query: QueryParams | undefined;
  nothing: boolean;
  problem: AppProblem | undefined;
};

const isCode = (text: string): boolean => /^\d{13}$/.test(text);
/** What names a found file in the rows of this list. */
export const valuesOf = (
  { finds }: Pick<ListSearch, 'finds'>,
  found: readonly FoundBuyback[],
): readonly string[] => found.map((file) => (finds === 'id' ? file.id : file.identificationNumber));

/** The file that a text means: the list itself knows whole codes, the finder all others (ADR 38). */
export function useListSearch(
  search: ListSearch | undefined,
  { search: text, found }: ListView,
): SearchState {
  const { name, finds } = search ?? {};
  const finder = finds !== undefined && text !== '' && found.length === 0 && !isCode(text);
  const asks = finder && thingsMeant(text).length > 0;
  const { value, problem } = useRecord(findBuybacks, asks ? { query: { text } } : undefined);
  return useMemo(() => {
    if (!name || (text === '' && found.length === 0)) return known({});
    const named = finds === 'id' ? 'id' : name;
    if (found.length > 0) return known({ [named]: found });
    if (!finder) return known({ [name]: text });
    const values = asks && value ? valuesOf({ finds }, value.found) : [];
    if (values.length > 0) return known({ [named]: values });
    return { query: undefined, nothing: !asks || value !== undefined, problem };
  }, [name, finds, text, found, finder, asks, value, problem]);
}

const known = (query: QueryParams): SearchState => ({ query, nothing: false, problem: undefined });
