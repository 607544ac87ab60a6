import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { PriceListCommand, PriceListEvent } from '@reprise/contracts/price-lists';
import { parseStream, type Clock, type CommandMeta, type CommandToSend, type Reactor } from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { AppliedPrices } from './applied-prices.store';
import { ChangedMeanwhileQuery } from './changed-meanwhile.query';

type Ports = {
  readonly documents: Documents;
  readonly clock: Clock;
  /** Moves the announcements of changed products to the log. */
  readonly announce: () => Promise<unknown>;
};

const metaOf = ({ id, accountId, actor, correlationId }: RecordedEvent): CommandMeta => ({
  ...{ commandId: id, accountId, actor, correlationId, causationId: id },
});

type Decision = 'refuse' | 'take';
type Started = Extract<PriceListEvent, { type: 'PublicationStarted' | 'RollBackStarted' }>;

/** Prices follow a publication and a roll back; the list is told when the last one stands and is announced. */
export function applyPriceLists({ documents, clock, announce }: Ports): Reactor {
  const applier = new AppliedPrices(documents, clock, announce);
  const changes = new ChangedMeanwhileQuery(documents);

  async function rollBack(id: string, decision: Decision, meta: CommandMeta): Promise<PriceListCommand> {
    // Lines that are rolled back already are those of a worker that died: it had judged before it began.
    const begun = await applier.hasBegunRollBack(id);
    const changedMeanwhile = decision === 'take' || begun ? 0 : (await changes.of(id)).count;
    return changedMeanwhile > 0
      ? { type: 'RefuseRollBack', data: { changedMeanwhile } }
      : { type: 'ConfirmRollBack', data: { restored: await applier.rollBack(id, meta) } };
  }

  return {
    name: 'apply-price-lists',
    on: ['PublicationStarted', 'RollBackStarted'],
    async react(event): Promise<readonly CommandToSend[]> {
      const { category, id } = parseStream(event.stream);
      const meta = metaOf(event);
      const started = event as RecordedEvent & Started;
      const command: PriceListCommand =
        started.type === 'PublicationStarted'
          ? { type: 'ConfirmPublication', data: { changed: await applier.publish(id, meta) } }
          : await rollBack(id, started.data.decision, meta);
      return [{ category, id, command }];
    },
  };
}
