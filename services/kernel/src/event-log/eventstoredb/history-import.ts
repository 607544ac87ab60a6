import type { RecordedEvent } from '@reprise/contracts/kernel';
import { ImportConflict } from '../event-import.port';
import type { AppendResult, Position } from '../event-log.port';
import { proposedOf, type ProposedEvent } from './recorded-event';
import type { StreamReader } from './stream-reader';

// Well below the server's maximum append of 1 MiB, whatever the events.
const runBytes = 256 * 1024;
const runEvents = 500;
/** Sent without waiting for each other. */
const runsAtOnce = 256;

type Run = { readonly stream: string; readonly first: number; readonly events: ProposedEvent[] };
export type ImportTarget = {
  readonly streams: StreamReader;
  /** The server takes them in the order in which they are sent. `undefined` if the stream is not at this revision. */
  write(stream: string, events: readonly ProposedEvent[], after: number): Promise<AppendResult | undefined>;
  head(): Promise<Position>;
  compare(a: Position, b: Position): number;
};

/** Consecutive events of one stream are written together. */
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

/**
 * Writes the events in order. Where something is there already each run waits for the one before; once one was missing,
 * so are all that follow, and many are under way at a time. @returns the position of the last. @throws ImportConflict
 */
export async function importRuns(events: readonly RecordedEvent[], target: ImportTarget): Promise<Position> {
  const head = await target.head();
  const isNew = (position: Position): boolean => head === '' || target.compare(position, head) > 0;
  const runs = [...runsOf(events)];
  let last: Position = '';
  for (let n = 0; n < runs.length;) {
    const together = runs.slice(n, n + (last !== '' && isNew(last) ? runsAtOnce : 1));
    for (const [at, { position }] of (await written(together, target)).entries()) {
      const run = together[at];
      // One that failed while later ones did not, in an earlier attempt.
      if (run && last !== '' && target.compare(position, last) <= 0)
        throw new ImportConflict(run.stream, run.first, undefined);
      last = position;
    }
    n += together.length;
  }
  return last;
}

async function written(runs: readonly Run[], target: ImportTarget): Promise<readonly AppendResult[]> {
  const sent = runs.map((run) => target.write(run.stream, run.events, run.first - 1));
  // All of them end before any is repeated.
  await Promise.allSettled(sent);
  const results: AppendResult[] = [];
  for (const [n, run] of runs.entries()) results.push((await sent[n]) ?? (await writeMissing(run, target)));
  return results;
}

/** Part of the run already exists, or something else is in its place. */
async function writeMissing(run: Run, { streams, write }: ImportTarget): Promise<AppendResult> {
  const { stream, first, events } = run;
  const there = await streams.read(stream, first, events.length);
  const other = there.find(({ id }, index) => id !== events[index]?.id);
  if (other) throw new ImportConflict(stream, other.revision, other.id);
  const missing = events.slice(there.length);
  const last = there.at(-1);
  if (last && missing.length === 0) return last;
  const appended = last && (await write(stream, missing, last.revision));
  if (!appended) throw new ImportConflict(stream, first + there.length, undefined);
  return appended;
}
