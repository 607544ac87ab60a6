import type { Position } from '../event-log';

export type StreamState<S> = {
  readonly state: S;
  readonly revision: number;
  readonly position: Position;
  /** Owner of the stream: the account of its first event. */
  readonly accountId: string | undefined;
  /** Ids of events, at least the first of each command: tells a re-sent command. */
  readonly commands: ReadonlySet<string>;
};

type Entry = { readonly decider: object; readonly state: StreamState<unknown> };

/** Least recently used states. Never trusted: an append at a revision that has passed is refused by the log. */
export class StreamCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly limit: number) {}

  /** A state folded by another decider is no state. */
  get(stream: string, decider: object): StreamState<unknown> | undefined {
    const entry = this.entries.get(stream);
    if (!entry || entry.decider !== decider) return undefined;
    this.entries.delete(stream);
    this.entries.set(stream, entry);
    return entry.state;
  }

  put(stream: string, decider: object, state: StreamState<unknown>): void {
    this.entries.delete(stream);
    this.entries.set(stream, { decider, state });
    if (this.entries.size <= this.limit) return;
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }

  forget(stream: string): void {
    this.entries.delete(stream);
  }
}
