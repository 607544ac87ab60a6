import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useRecord } from '../../../kernel/store';

const none: readonly never[] = [];

/** Possible destinations: the warehouses connected to the account (back office §7). */
export function useWarehouses() {
  const { value, status, problem, refresh } = useRecord(organisationEndpoints.connectedWarehouses, {});
  const warehouses = value ?? none;
  const nameOf = (id: string): string => warehouses.find((one) => one.id === id)?.commonName ?? '–';
  return { warehouses, nameOf, status, problem, refresh };
}
