import { listBuybacks } from '@reprise/contracts/buyback';
import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { useMemo } from 'react';
import { useRecord } from '../../../../kernel/store';
import type { ListFilter } from '../../../../ui/list/list-spec';
import { useListFilters } from '../../../../ui/list/use-list-filters';

/** The list's filters (customer journey §2). Categories are those that have products: stores may not list the others. */
export function useBuybackFilters(without: readonly string[] = []): readonly ListFilter[] {
  const { value } = useRecord(categoryEndpoints.withProducts, {});
  const options = useMemo(
    () => ({ categoryId: (value ?? []).map(({ id, name }) => ({ value: id, label: name })) }),
    [value],
  );
  return useListFilters(listBuybacks, { without, options });
}
