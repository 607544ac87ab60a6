import type { BuybackRow } from '@reprise/contracts/buyback';
import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { selectUser } from '../../../../kernel/session';
import { useAppSelector, useRecord } from '../../../../kernel/store';

/** The name of a store or warehouse, and its town; undefined while unknown. @param foreign if it cannot be read */
function usePlace(id: string | undefined, foreign: string): string | undefined {
  const { value, problem } = useRecord(organisationEndpoints.public, id ? { params: { id } } : undefined);
  if (problem?.code === 'not-found') return foreign;
  if (!value) return undefined;
  const { commonName, city } = value;
  return city ? `${commonName}, ${city}` : commonName;
}

/** The account that the reader works in; undefined on the platform. */
export const useOwnAccount = (): string | undefined =>
  useAppSelector(selectUser)?.currentOrganization?.account?.id;

/** Where the product was taken in and where it goes; another account’s organisations cannot be read (ADR 28). */
export function usePlaces({ storeId, warehouseId, buyerAccountId }: BuybackRow) {
  const { t } = useTranslation('buyback');
  const buys = useOwnAccount() === buyerAccountId;
  // One that was closed is the own account's all the same.
  const store = usePlace(storeId, t(buys ? 'place.retailers' : 'place.closed-store'));
  const warehouse = usePlace(warehouseId, t(buys ? 'place.closed-workshop' : 'place.buyers'));
  return { store, warehouse };
}
