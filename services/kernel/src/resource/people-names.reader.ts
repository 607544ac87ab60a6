import { userContract } from '@reprise/contracts/identity';
import type { Documents } from '@reprise/read-kernel';
import { documentsOf } from './documents-of';

/** Who may not read users still sees which colleague it was; people of another account are nobody's business. */
export async function peopleNames(
  documents: Documents,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await documentsOf(documents, userContract).readMany([...new Set(ids)]);
  const own = found.filter((user) => user.accountId === accountId);
  return new Map(own.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

type Done = { readonly actorId: string };

/** Lines of a history with the names of those who acted. */
export async function withNames<E extends Done>(
  documents: Documents,
  accountId: string,
  entries: readonly E[],
): Promise<(E & { actorName?: string })[]> {
  const names = await peopleNames(
    documents,
    accountId,
    entries.map(({ actorId }) => actorId),
  );
  return entries.map((entry) => {
    const actorName = names.get(entry.actorId);
    return { ...entry, ...(actorName ? { actorName } : {}) };
  });
}
