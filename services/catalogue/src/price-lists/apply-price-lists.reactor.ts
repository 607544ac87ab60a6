import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { PriceListCommand } from '@reprise/contracts/price-lists';
import { parseStream, type Clock, type CommandMeta, type CommandToSend, type Reactor } from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { AppliedPrices } from './applied-prices.store';

type Ports = {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Moves the announcements of changed products to the log. */
  readonly announce: () => Promise<unknown>;
};

const metaOf = ({ id, accountId, actor, correlationId }: RecordedEvent): CommandMeta => ({
  ...{ commandId: id, accountId, actor, correlationId, causationId: id },
});

/** Prices follow a publication and a roll back; the list is told when the last one stands and is announced. */
export function applyPriceLists({ documents, clock, announce }: Ports): Reactor {
  const applier = new AppliedPrices(documents, clock);
  return {
    name: 'apply-price-lists',
    on: ['PublicationStarted', 'RollBackStarted'],
    async react(event): Promise<readonly CommandToSend[]> {
      const { category, id } = parseStream(event.stream);
      const meta = metaOf(event);
      const command: PriceListCommand =
        event.type === 'PublicationStarted'
          ? { type: 'ConfirmPublication', data: { changed: await applier.publish(id, meta) } }
          : { type: 'ConfirmRollBack', data: { restored: await applier.rollBack(id, meta) } };
      await announce();
      return [{ category, id, command }];
    },
  };
}
