import { BoundedCache } from '@reprise/read-kernel/memory';
import type { Position } from '../event-log';

export type StreamState<S> = {
  readonly state: S;
  readonly revision: number;
  readonly position: Position;
  /** Owner of the stream: the account of its first event. */
  readonly accountId: string | undefined;
  /** Ids of events, at least the first of each command: identifies a repeated command. */
  readonly commands: ReadonlySet<string>;
};

type Entry = { readonly decider: object; readonly state: StreamState<unknown> };

/** Least recently used states. Never trusted: the log refuses an append at an outdated revision. */
export class StreamCache {
  private readonly entries: BoundedCache<Entry>;

  /** @param bytes what the states may take; 0 keeps none. */
  constructor(bytes: number) {
    this.entries = new BoundedCache(bytes);
  }

  /** A state folded by another decider is ignored. */
  get(stream: string, decider: object): StreamState<unknown> | undefined {
    const entry = this.entries.get(stream);
    return entry?.decider === decider ? entry.state : undefined;
  }

  put(stream: string, decider: object, state: StreamState<unknown>): void {
    this.entries.set(stream, { decider, state }, state);
  }

  forget(stream: string): void {
    this.entries.delete(stream);
  }
}
