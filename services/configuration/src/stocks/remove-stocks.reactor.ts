import { stocks } from '@reprise/contracts/configuration';
import { documentEvents } from '@reprise/contracts/kernel';
import { organisationContract } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock, Reactor } from '@reprise/kernel';
import type { StockContents } from '@reprise/kernel/ports';
import { documentsOf, ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { programMeta } from '../accounts/program-meta.rules';
import { stocksDefinition } from './stocks.resource';

type Ports = {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly contents: Pick<StockContents, 'read'>;
  /** Moves the announcements of the removals to the log. */
  readonly announce: () => Promise<unknown>;
};

/**
 * The stocks of a workshop that was removed go with it, the native ones too: nobody can remove those by hand. One that
 * still holds items or is named by a refurbishment step stays, so that people find them; earlier versions removed such
 * workshops. The reactor begins with the log's first event.
 */
export function removeStocks({ documents, clock, contents, announce }: Ports): Reactor {
  const store = new ResourceStore(stocksDefinition, { documents, clock });
  const organisations = documentsOf(documents, organisationContract);
  const published = documentsOf(documents, stocks);

  const remove = (id: string, accountId: string): Promise<void> =>
    store.remove(id, programMeta(accountId, 'remove-stock', id)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });

  return {
    name: 'remove-stocks',
    on: ['DocumentRemoved'],
    async react({ data, accountId }) {
      const { resource, documentId: warehouseId } = documentEvents.schemas.DocumentRemoved.parse(data);
      if (resource !== organisationContract.name || (await organisations.read(warehouseId))) return [];
      const left = await published.find(accountId, { warehouseId });
      if (left.length === 0) return [];
      const held = await contents.read(left.map(({ id }) => id));
      const empty = left.filter(({ id }) => !held.get(id)?.itemCount);
      for (const { id } of empty) await remove(id, accountId);
      await announce();
      return [];
    },
  };
}
