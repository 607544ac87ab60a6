import { listBuybacks } from '@reprise/contracts/buyback';
import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useMemo } from 'react';
import { selectUser } from '../../../../kernel/session';
import { useAppSelector, usePermission, useRecord } from '../../../../kernel/store';
import type { ListFilter } from '../../../../ui/list/list-spec';
import { useListFilters } from '../../../../ui/list/use-list-filters';

/** Who buys what the account takes in; nobody is asked for it where there is but one. */
function useBuyers() {
  const may = usePermission('organisation.filter');
  const id = useAppSelector(selectUser)?.currentOrganization?.account?.id;
  const { value = [] } = useRecord(
    organisationEndpoints.linkedBuyers,
    may && id ? { params: { id } } : undefined,
  );
  return value.length > 1 ? value : none;
}
const none: readonly never[] = [];

/** The list's filters (customer journey §2). Categories are those that have products: stores may not list the others. */
export function useBuybackFilters(without: readonly string[] = []): readonly ListFilter[] {
  const { value } = useRecord(categoryEndpoints.withProducts, {});
  const buyers = useBuyers();
  const options = useMemo(() => {
    const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
    return { categoryId: (value ?? []).map(named), buyerAccountId: buyers.map(named) };
  }, [value, buyers]);
  return useListFilters(listBuybacks, { without, options });
}
