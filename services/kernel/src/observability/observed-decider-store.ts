import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { DeciderStore, type Handled, type HandleRequest } from '../decider';
import { streamName, type EventCatalogues, type EventLog } from '../event-log';
import { preciseNow, type Observer } from './observers';

/** A decider store that reports every command and its outcome to the observer. */
export class ObservedDeciderStore extends DeciderStore {
  constructor(
    log: EventLog,
    catalogues: EventCatalogues,
    cacheBytes: number,
    private readonly observer: Observer,
  ) {
    super(log, catalogues, cacheBytes);
  }

  override async handle<C extends DomainCommand, E extends DomainEvent, S>(
    request: HandleRequest<C, E, S>,
  ): Promise<Handled<E, S>> {
    const began = preciseNow();
    const tell = (outcome: string, events: readonly string[] = []): void => {
      const { category, id, command, meta } = request;
      const what = { category, type: command.type, stream: streamName(category, id), meta };
      this.observer.command?.({ ...what, outcome, events, began, ended: preciseNow() });
    };
    try {
      const handled = await super.handle(request);
      const types = handled.events.map(({ type }) => type);
      tell(types.length > 0 ? 'written' : 'nothing', types);
      return handled;
    } catch (error) {
      tell(error instanceof Refusal ? error.code : 'fault');
      throw error;
    }
  }
}
