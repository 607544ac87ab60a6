import type { EventStoreDBClient, ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventCatalogues } from '../event-catalogues';
import { errorType, readThrough, type OnceMore } from './once-more';
import { recordedOf } from './recorded-event';
import type { KnownStreams } from './known-streams';

/** Reads single streams and remembers the ids seen. */
export class StreamReader {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly catalogues: EventCatalogues,
    private readonly known: KnownStreams,
    private readonly silenceMs: number,
    private readonly onceMore: OnceMore,
  ) {}

  /** Events of a stream starting at `fromRevision`, at most `maxCount`; none for an unknown stream. */
  async read(stream: string, fromRevision: number, maxCount?: number): Promise<readonly RecordedEvent[]> {
    const events = await this.onceMore(() => this.ask(stream, fromRevision, maxCount));
    const gapless = events.every(({ revision }, index) => revision === fromRevision + index);
    const ids = events.map(({ id }) => id);
    if (gapless) this.known.learn(stream, fromRevision, ids);
    return events;
  }

  private async ask(stream: string, fromRevision: number, maxCount?: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    const read = this.client.readStream(stream, {
      fromRevision: BigInt(fromRevision),
      requiresLeader: true,
      ...(maxCount === undefined ? {} : { maxCount }),
    });
    const take = ({ event }: ResolvedEvent): boolean => {
      const recorded = event && recordedOf(event, this.catalogues);
      if (recorded) events.push(recorded);
      return true;
    };
    try {
      await readThrough(read, this.silenceMs, take);
    } catch (error) {
      if (errorType(error) === 'stream-not-found') return [];
      throw error;
    }
    return events;
  }

  /** Reads the ids of a stream that are not known yet. @returns its revision, -1 if empty. */
  async catchUp(stream: string): Promise<number> {
    await this.read(stream, (this.known.get(stream)?.revision ?? -1) + 1);
    return this.known.get(stream)?.revision ?? -1;
  }
}
