import { Refusal } from '@reprise/contracts/problems';
import type { InputOf } from '@reprise/kernel/http';
import type { ResourceStores } from '@reprise/kernel/resource';

type Asked = Pick<InputOf<unknown>, 'scope' | 'list' | 'session'>;

/**
 * Who works for a whole account reads its whole audit; who works in a warehouse or for a buyer, the history of one
 * document that he may change. @throws Refusal `one-record-only`, `forbidden`, or `not-found` for a document that he does not see
 */
export async function mayChangeRecord(
  stores: ResourceStores,
  { scope, list: { filters }, session }: Asked,
): Promise<void> {
  if (scope.by === 'account') return;
  const [resource, documentId] = [filters['resource'], filters['documentId']].map((asked) =>
    asked?.kind === 'in' && asked.values.length === 1 ? asked.values[0] : undefined,
  );
  if (resource === undefined || documentId === undefined) throw new Refusal('one-record-only');
  const held = stores.of(resource);
  const permission = held?.contract.endpoints.update.access;
  if (!held || !session.permissions.some((each) => each === permission))
    throw new Refusal('forbidden', { permission: 'audit.read' });
  await held.store.read(scope, documentId);
}
