import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { WantedEvents } from '@reprise/read-kernel';
import type { EventCatalogues } from './event-catalogues';
import { eventRows, recordedEvent, type EventRow } from './event-row';
import type { Database, Statement } from './sqlite-database';

type Newest = { readonly position: number | null };

/** Positions in the log: strictly after one, up to the other. */
export type Stretch = { readonly after: number; readonly upTo: number; readonly limit: number };

const allStreams = { of: 1, index: 0, scattered: [] };

/** Reads the events of all streams in the log's order. */
export class AllReads {
  private readonly every: Statement;
  private readonly some: Statement;
  private readonly pageEnd: Statement;
  private readonly newest: Statement;

  constructor(
    database: Database,
    private readonly catalogues: EventCatalogues,
  ) {
    this.every = eventRows(database, 'position > ? AND position <= ? ORDER BY position LIMIT ?');
    this.some = eventRows(
      database,
      `position > ? AND position <= ? AND (position = ? OR type IN (SELECT value FROM json_each(?))
       AND (unicode(substr(stream, -1)) % ? = ? OR type IN (SELECT value FROM json_each(?)))) ORDER BY position`,
    );
    // Positions may have gaps, so a page ends where its last event stands.
    this.pageEnd = database.prepare(
      `SELECT max(position) AS position
       FROM (SELECT position FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?)`,
    );
    this.newest = database.prepare('SELECT max(position) AS position FROM events');
  }

  /** 0 for an empty log. */
  head(): number {
    return (this.newest.get() as Newest).position ?? 0;
  }

  page(stretch: Stretch, wanted?: WantedEvents): readonly RecordedEvent[] {
    const { after, upTo, limit } = stretch;
    const rows = wanted ? this.wantedRows(stretch, wanted) : this.every.all(after, upTo, limit);
    return (rows as unknown as readonly EventRow[]).map((row) => recordedEvent(row, this.catalogues));
  }

  private wantedRows({ after, upTo, limit }: Stretch, { types, streams }: WantedEvents): readonly unknown[] {
    const { position: last } = this.pageEnd.get(after, upTo, limit) as Newest;
    if (last === null) return [];
    const { of, index, scattered } = streams ?? allStreams;
    return this.some.all(after, last, last, JSON.stringify(types), of, index, JSON.stringify(scattered));
  }
}
