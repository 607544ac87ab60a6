import { documentEvents } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import type { Clock, Reactor } from '@reprise/kernel';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { ConfigurationProvisioner } from './configuration.provisioner';

type Ports = {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Moves the announcements of new documents to the log. */
  readonly announce: () => Promise<unknown>;
};

/**
 * An account gets what it lacks of its circuits and settings, a warehouse of its native stocks: on an engine without
 * transactions a process may die between two writes, and earlier versions made less. The reactor begins with the log's
 * first event.
 */
export function provisionConfiguration({ documents, clock, announce }: Ports): Reactor {
  const provisioner = new ConfigurationProvisioner(documents, clock);
  const accounts = documentsOf(documents, accountContract);
  const organisations = documentsOf(documents, organisationContract);

  /** An owner removed since then needs nothing. */
  async function provide(resource: string, id: string): Promise<boolean> {
    if (resource === accountContract.name) {
      const account = await accounts.read(id);
      if (account) await provisioner.completeAccount(account.id);
      return account !== undefined;
    }
    if (resource !== organisationContract.name) return false;
    const found = await organisations.read(id);
    if (found?.type !== 'warehouse') return false;
    await provisioner.completeWarehouse(found.accountId, found.id);
    return true;
  }

  return {
    name: 'provision-configuration',
    on: ['DocumentCreated'],
    async react({ data }) {
      const { resource, documentId } = documentEvents.schemas.DocumentCreated.parse(data);
      if (await provide(resource, documentId)) await announce();
      return [];
    },
  };
}
