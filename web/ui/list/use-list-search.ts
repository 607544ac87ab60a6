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
  const { name, finds, as } = search ?? {};
  const known = as === undefined && isCode(text);
  const finder = finds !== undefined && text !== '' && found.length === 0 && !known;
  const asks = finder && thingsMeant(text).length > 0;
  const { value, problem } = useRecord(findBuybacks, asks ? { query: { text } } : undefined);
  return useMemo(() => {
    if (!name || (text === '' && found.length === 0)) return asking({});
    const named = as ?? (finds === 'id' ? 'id' : name);
    if (found.length > 0) return asking({ [named]: found });
    if (!finder) return asking({ [name]: text });
    const values = asks && value ? valuesOf({ finds }, value.found) : [];
    if (values.length > 0) return asking({ [named]: values });
    const nothing = !asks || value !== undefined;
    // What no file has may be the code of the row itself.
    return as && nothing ? asking({ [name]: text }) : { query: undefined, nothing, problem };
  }, [name, finds, as, text, found, finder, asks, value, problem]);
}

const asking = (query: QueryParams): SearchState => ({ query, nothing: false, problem: undefined });
