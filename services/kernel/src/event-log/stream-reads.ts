import type { RecordedEvent } from '@reprise/contracts/kernel';
import { BoundedCache } from '@reprise/read-kernel/memory';
import type { EventCatalogues } from './event-catalogues';
import { eventRows, recordedEvent, type EventRow } from './event-row';
import type { Database, Statement } from './sqlite-database';

const keptBytes = 3_000_000;

type Events = readonly RecordedEvent[];
const none: Events = [];

/**
 * Reads streams, most of which are read again at once by what reacts to their last event. A recorded event never
 * changes, so only what follows the events that were read last time is read.
 */
export class StreamReads {
  private readonly rows: Statement;
  private readonly kept = new BoundedCache<Events>(keptBytes);

  constructor(
    database: Database,
    private readonly catalogues: EventCatalogues,
  ) {
    this.rows = eventRows(database, 'stream = ? AND revision >= ? ORDER BY revision LIMIT ?');
  }

  /** The same array as last time if nothing was appended. */
  whole(stream: string): Events {
    const events = this.kept.get(stream) ?? none;
    const rows = this.read(stream, events.length, -1);
    if (rows.length === 0) return events;
    const all = [...events, ...this.recorded(rows)];
    this.kept.set(stream, all);
    return all;
  }

  part(stream: string, from: number, limit: number | undefined): Events {
    const events = this.kept.get(stream) ?? none;
    if (limit !== undefined && from + limit <= events.length) return events.slice(from, from + limit);
    // SQLite: a negative limit is none.
    return this.recorded(this.read(stream, from, limit ?? -1));
  }

  private read(stream: string, from: number, limit: number): readonly EventRow[] {
    return this.rows.all(stream, from, limit) as unknown as readonly EventRow[];
  }

  private recorded(rows: readonly EventRow[]): Events {
    return rows.map((row) => recordedEvent(row, this.catalogues));
  }
}
