import type { RecordedEvent } from '@reprise/contracts/kernel';
import { ImportConflict } from '../event-import.port';
import type { AppendResult, Position } from '../event-log.port';
import { proposedOf, type ProposedEvent } from './recorded-event';
import type { StreamReader } from './stream-reader';

// Well below the server's maximum append of 1 MiB, whatever the events.
const runBytes = 256 * 1024;
const runEvents = 500;

type Run = { readonly stream: string; readonly first: number; readonly events: ProposedEvent[] };
export type WriteAt = (
  stream: string,
  events: readonly ProposedEvent[],
  after: number,
) => Promise<AppendResult | undefined>;

/** Consecutive events of one stream are written together; runs are sequential, to keep the log's order. */
function* runsOf(events: readonly RecordedEvent[]): Generator<Run> {
  let run: Run | undefined;
  let bytes = 0;
  for (const event of events) {
    const proposed = proposedOf(event, event.time);
    const size = proposed.data.length + proposed.metadata.length;
    const follows = run?.stream === event.stream && event.revision === run.first + run.events.length;
    if (run && (!follows || bytes + size > runBytes || run.events.length === runEvents)) {
      yield run;
      run = undefined;
    }
    bytes = run ? bytes + size : size;
    run ??= { stream: event.stream, first: event.revision, events: [] };
    run.events.push(proposed);
  }
  if (run) yield run;
}

/** Writes the events in order. @returns the position of the last. @throws ImportConflict */
export async function importRuns(
  events: readonly RecordedEvent[],
  streams: StreamReader,
  write: WriteAt,
): Promise<Position> {
  let position: Position = '';
  for (const run of runsOf(events)) {
    const written = await write(run.stream, run.events, run.first - 1);
    position = (written ?? (await writeMissing(run, streams, write))).position;
  }
  return position;
}

/** Part of the run already exists, or something else is in its place. */
async function writeMissing(run: Run, streams: StreamReader, write: WriteAt): Promise<AppendResult> {
  const { stream, first, events } = run;
  const there = await streams.read(stream, first, events.length);
  const other = there.find(({ id }, index) => id !== events[index]?.id);
  if (other) throw new ImportConflict(stream, other.revision, other.id);
  const missing = events.slice(there.length);
  const last = there.at(-1);
  if (last && missing.length === 0) return last;
  const written = last && (await write(stream, missing, last.revision));
  if (!written) throw new ImportConflict(stream, first + there.length, undefined);
  return written;
}
