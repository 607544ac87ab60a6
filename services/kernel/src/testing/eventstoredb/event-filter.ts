import type { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import type { StoredEvent } from './stored-event';

/** How many events the server scans before it sends a checkpoint, unless the client sets it. */
const defaultWindow = 32;

export type EventFilter = {
  readonly passes: (event: StoredEvent) => boolean;
  /** Events considered between two checkpoints: search window × multiplier. */
  readonly checkpointEvery: number;
};

/** The filter of a request, by stream or type, by prefixes or a regular expression. */
export function filterOf(options: ReadReq.Options): EventFilter | undefined {
  const filter = options.getFilter();
  if (!filter) return undefined;
  const window = filter.hasMax() ? filter.getMax() : defaultWindow;
  const checkpointEvery = window * filter.getCheckpointintervalmultiplier();
  const ofStream = filter.getStreamIdentifier();
  const expression = ofStream ?? filter.getEventType();
  const regex = expression?.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression?.getPrefixList() ?? [];
  const matches = (name: string): boolean =>
    regex ? regex.test(name) : prefixes.some((prefix) => name.startsWith(prefix));
  return { passes: ({ stream, type }) => matches(ofStream ? stream : type), checkpointEvery };
}
