import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useRecord } from '../../../kernel/store';

/** The stock that a workshop has named for what it refurbishes; undefined if it has named none. */
export function useWarehouseStock(warehouseId: string): string | undefined {
  const { value } = useRecord(organisationEndpoints.connectedWarehouses, {});
  return value?.find(({ id }) => id === warehouseId)?.stock;
}
