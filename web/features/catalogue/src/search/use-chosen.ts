import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Chosen, type FacetField, facetFields } from '../../../../kernel/search/facets';

export type ChosenInAddress = {
  chosen: Chosen;
  choose: (field: FacetField, values: readonly string[]) => void;
  clear: () => void;
};

/** What narrows the results stands in the address: it can be shared, and a reload keeps it. */
export function useChosen(): ChosenInAddress {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const chosen = useMemo((): Chosen => {
    const params = new URLSearchParams(text);
    const valuesOf = (field: FacetField): string[] => params.getAll(field);
    return { category: valuesOf('category'), brand: valuesOf('brand'), price: valuesOf('price') };
  }, [text]);
  const change = (fields: readonly FacetField[], values: readonly string[]): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const field of fields) next.delete(field);
        for (const value of values) next.append(fields[0] ?? '', value);
        return next;
      },
      // Back leaves the results, however many choices were tried.
      { replace: true },
    );
  return {
    chosen,
    choose: (field, values) => change([field], values),
    clear: () => change(facetFields, []),
  };
}
