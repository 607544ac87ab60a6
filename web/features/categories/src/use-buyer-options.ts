import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useAppSelector, usePermission, useRecord } from '../../../kernel/store';

/** Who may buy, and where it then goes: also outside the account, so no list of its own documents has them. */
export function useBuyerOptions() {
  const may = usePermission('organisation.filter');
  const id = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.id);
  const buyers = useRecord(organisationEndpoints.linkedBuyers, may && id ? { params: { id } } : undefined);
  const warehouses = useRecord(organisationEndpoints.connectedWarehouses, may ? {} : undefined);
  const open = buyers.value ?? [];
  const nameOf = new Map(open.map((each) => [each.id, each.name]));
  const choices = (warehouses.value ?? []).map(({ id: value, commonName, accountId }) => ({
    value,
    label: accountId === id ? commonName : `${commonName} (${nameOf.get(accountId) ?? ''})`,
  }));
  return {
    buyerAccountId: open.map((each) => ({ value: each.id, label: each.name })),
    // Alone, an account chooses from its own list, as everywhere.
    ...(open.length > 1 && choices.length > 1 ? { referringWarehouseIds: choices } : {}),
  };
}
