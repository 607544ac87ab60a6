import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog } from '@reprise/kernel';
import { canonical, chained } from './canonical';

type StreamDigest = { readonly events: number; readonly hash: string };
export type LogDigest = {
  readonly events: number;
  /** Of the ids in log order. */
  readonly order: string;
  /** Of everything except positions, by stream. */
  readonly streams: ReadonlyMap<string, StreamDigest>;
};

const pageSize = 1000;

/** Reads a log once from its beginning. @param saw called for every event, in order. */
export async function digestLog(
  log: EventLog,
  saw: (event: RecordedEvent) => void,
  signal?: AbortSignal,
): Promise<LogDigest> {
  const streams = new Map<string, StreamDigest>();
  let order = '';
  let events = 0;
  for (let after = ''; ;) {
    signal?.throwIfAborted();
    const page = await log.readAll(after, pageSize);
    for (const event of page) {
      const { position: _, ...kept } = event;
      const before = streams.get(event.stream) ?? { events: 0, hash: '' };
      const hash = chained(before.hash, canonical(kept));
      streams.set(event.stream, { events: before.events + 1, hash });
      order = chained(order, event.id);
      saw(event);
    }
    events += page.length;
    const last = page.at(-1);
    if (!last) return { events, order, streams };
    after = last.position;
  }
}

/** Differences, one line each, limited to the first few. */
export function logDifferences(source: LogDigest, target: LogDigest): readonly string[] {
  const differences: string[] = [];
  if (source.events !== target.events)
    differences.push(`the log has ${target.events} events instead of ${source.events}`);
  for (const [stream, { events, hash }] of source.streams) {
    const there = target.streams.get(stream);
    if (there?.events !== events)
      differences.push(`${stream} has ${there?.events ?? 0} events, not ${events}`);
    else if (there.hash !== hash) differences.push(`${stream} has different events`);
  }
  for (const stream of target.streams.keys())
    if (!source.streams.has(stream)) differences.push(`${stream} does not exist in the source`);
  if (differences.length === 0 && source.order !== target.order)
    differences.push('the events are the same but in a different order');
  return differences;
}
