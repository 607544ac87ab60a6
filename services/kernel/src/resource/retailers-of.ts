import { accountContract } from '@reprise/contracts/organisation';
import type { Documents } from '@reprise/read-kernel/documents';
import { documentsOf } from './documents-of';

/** The accounts for which one buys, or has bought (ADR 28). */
export async function retailersOf(
  documents: Pick<Documents, 'collection'>,
  accountId: string,
): Promise<readonly string[]> {
  const filter = { $or: [{ linkedBuyerAccountIds: accountId }, { formerBuyerAccountIds: accountId }] };
  return (await documentsOf(documents, accountContract).everywhere(filter)).map(({ id }) => id);
}
