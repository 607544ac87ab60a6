import type { RecordedEvent } from '@reprise/contracts/kernel';
import { ImportConflict } from './event-import.port';
import type { Position } from './event-log.port';
import type { EncodedEvent } from './event-writer';
import type { LogFile } from './log-file';

type Place = {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};

const insert = `INSERT INTO events (id, stream, revision, type, version, time, account_id, meta, data)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const place = 'SELECT id, stream, revision, position FROM events';

/** Writes missing events, in one transaction that is not flushed. @returns the position of the last event. @throws ImportConflict */
export function importHistory(
  file: LogFile,
  events: readonly (readonly [RecordedEvent, EncodedEvent])[],
): Position {
  const { database } = file;
  const write = database.prepare(insert);
  const at = database.prepare(`${place} WHERE stream = ? AND revision = ?`);
  const byId = database.prepare(`${place} WHERE id = ?`);
  const placeOf = (found: unknown): Place | undefined => found as Place | undefined;
  const one = ({ stream, revision, time }: RecordedEvent, encoded: EncodedEvent): number | bigint => {
    const [id, type, version, account, meta, data] = encoded;
    const there = placeOf(at.get(stream, revision));
    if (there?.id === id) return there.position;
    if (there) throw new ImportConflict(stream, revision, there.id);
    const follows = revision === 0 || at.get(stream, revision - 1) !== undefined;
    if (!follows || byId.get(id) !== undefined) throw new ImportConflict(stream, revision, undefined);
    return write.run(id, stream, revision, type, version, time, account, meta, data).lastInsertRowid;
  };
  return file.transaction(() =>
    events.reduce<Position>((_, [event, encoded]) => String(one(event, encoded)), ''),
  );
}
