import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '@reprise/kernel/ports';

/** "Seller of that store" (domain §2); others work in no store, wherever they are. @throws Refusal `store-not-allowed` */
export function ownStore({ organisationId, permissions }: Session, storeId: string): void {
  const sells = permissions.includes('buyback.create');
  if (!sells || organisationId !== storeId) throw new Refusal('store-not-allowed');
}
