import type { RecordedEvent } from '@reprise/contracts/kernel';
import { LRUCache } from 'lru-cache';
import type { EventCatalogues } from './event-catalogues';
import { eventRows, recordedEvent, type EventRow } from './event-row';
import type { Database, Statement } from './sqlite-database';

/** Characters of kept events; as objects they take about twice as many bytes. */
const keptCharacters = 1_500_000;

type Kept = { readonly events: readonly RecordedEvent[]; readonly characters: number };

const none: Kept = { events: [], characters: 1 };
const charactersOf = (rows: readonly EventRow[]): number =>
  rows.reduce((sum, row) => sum + row[8].length + row[9].length, 0);

/**
 * Reads streams, most of which are read again at once by what reacts to their last event. A recorded event never
 * changes, so only what follows the events that were read last time is read.
 */
export class StreamReads {
  private readonly rows: Statement;
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: keptCharacters,
    sizeCalculation: ({ characters }) => characters,
  });

  constructor(
    database: Database,
    private readonly catalogues: EventCatalogues,
  ) {
    this.rows = eventRows(database, 'stream = ? AND revision >= ? ORDER BY revision LIMIT ?');
  }

  /** The same array as last time if nothing was appended. */
  whole(stream: string): readonly RecordedEvent[] {
    const { events, characters } = this.kept.get(stream) ?? none;
    const rows = this.read(stream, events.length, -1);
    if (rows.length === 0) return events;
    const all = [...events, ...this.recorded(rows)];
    this.kept.set(stream, { events: all, characters: characters + charactersOf(rows) });
    return all;
  }

  part(stream: string, from: number, limit: number | undefined): readonly RecordedEvent[] {
    const { events } = this.kept.get(stream) ?? none;
    if (limit !== undefined && from + limit <= events.length) return events.slice(from, from + limit);
    // SQLite: a negative limit is none.
    return this.recorded(this.read(stream, from, limit ?? -1));
  }

  private read(stream: string, from: number, limit: number): readonly EventRow[] {
    return this.rows.all(stream, from, limit) as unknown as readonly EventRow[];
  }

  private recorded(rows: readonly EventRow[]): readonly RecordedEvent[] {
    return rows.map((row) => recordedEvent(row, this.catalogues));
  }
}
