import { documentEvents } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { deriveId, type Clock, type Reactor } from '@reprise/kernel';
import { documentsOf, ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { organisations } from './organisation.resource';
import { rootMeta, rootOf } from './root-organisation.rules';

type Ports = {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Carries what was made to the log. */
  readonly announce: () => Promise<unknown>;
};

const program = (accountId: string) => {
  const commandId = deriveId('provide-root', accountId);
  return { commandId, accountId, correlationId: commandId, actor: { userId: 'reprise', role: 'program' } };
};

/** The root of an account that has none: a process died between two writes, or an earlier version made none. */
export function provideRoot({ documents, clock, announce }: Ports): Reactor {
  const accounts = documentsOf(documents, accountContract);
  const nodes = documentsOf(documents, organisationContract);
  const store = new ResourceStore(organisations, { documents, clock });

  return {
    name: 'provide-root',
    on: ['DocumentCreated'],
    async react({ data }) {
      const { resource, documentId } = documentEvents.schemas.DocumentCreated.parse(data);
      const account = resource === accountContract.name ? await accounts.read(documentId) : undefined;
      if (!account || (await nodes.count(account.id, { type: 'root_management_unit' })) > 0) return [];
      await store.create(rootOf(account), rootMeta(account.id, program(account.id)));
      await announce();
      return [];
    },
  };
}
