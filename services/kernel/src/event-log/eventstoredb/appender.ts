import { RevisionConflict, type AppendResult, type ExpectedRevision } from '../event-log.port';
import type { BatchAppends, Written } from './batch-appends';
import { errorType, type OnceMore } from './once-more';
import type { ProposedEvent } from './recorded-event';
import type { KnownStreams } from './known-streams';
import type { StreamReader } from './stream-reader';

/** Attempts of an append at any revision before it gives up because others wrote first. */
const triesAnywhere = 100;

/** Appends of one process, idempotent as the port requires. */
export class Appender {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly appends: BatchAppends,
    private readonly known: KnownStreams,
    private readonly reader: StreamReader,
    private readonly onceMore: OnceMore,
  ) {}

  append(
    stream: string,
    events: readonly ProposedEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    return expected === 'any'
      ? this.inTurn(stream, () => this.anywhere(stream, events))
      : this.at(stream, events, expected === 'no-stream' ? -1 : expected, expected);
  }

  /** Writes at the revision. `undefined` if the stream is not at it; repeating the same ids there succeeds. */
  async write(
    stream: string,
    events: readonly ProposedEvent[],
    after: number,
  ): Promise<AppendResult | undefined> {
    const written = await this.send(stream, events, after);
    if (!written) return undefined;
    const ids = events.map(({ id }) => id);
    this.known.learn(stream, after + 1, ids);
    const { revision, position } = written;
    return position === undefined ? this.placeOf(stream, revision) : { revision, position };
  }

  private async at(
    stream: string,
    events: readonly ProposedEvent[],
    after: number,
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const known = after < 0 ? -1 : (this.known.get(stream)?.revision ?? -1);
    const revision = known < after ? await this.reader.catchUp(stream) : known;
    if (revision >= after) {
      const held = this.held(stream, events);
      if (held === 'all') return this.earlier(stream, events);
      const written = held === 'none' ? await this.write(stream, events, after) : undefined;
      if (written) return written;
    }
    const actual = await this.reader.catchUp(stream);
    if (this.held(stream, events) === 'all') return this.earlier(stream, events);
    throw new RevisionConflict(stream, expected, actual);
  }

  private async anywhere(stream: string, events: readonly ProposedEvent[]): Promise<AppendResult> {
    let revision = this.known.get(stream)?.revision ?? (await this.reader.catchUp(stream));
    for (let attempt = 0; attempt < triesAnywhere; attempt += 1) {
      const held = this.held(stream, events);
      if (held === 'all') return this.earlier(stream, events);
      if (held === 'some') break;
      const written = await this.write(stream, events, revision);
      if (written) return written;
      revision = await this.reader.catchUp(stream);
    }
    throw new RevisionConflict(stream, 'any', revision);
  }

  private held(stream: string, events: readonly ProposedEvent[]): 'all' | 'some' | 'none' {
    const ids = this.known.get(stream)?.ids;
    const count = ids ? events.filter(({ id }) => ids.has(id)).length : 0;
    if (count === 0) return 'none';
    return count === events.length ? 'all' : 'some';
  }

  private earlier(stream: string, events: readonly ProposedEvent[]): Promise<AppendResult> {
    const last = events.at(-1);
    return this.placeOf(stream, (last && this.known.get(stream)?.ids.get(last.id)) ?? 0);
  }

  private async placeOf(stream: string, revision: number): Promise<AppendResult> {
    const [event] = await this.reader.read(stream, revision, 1);
    if (!event) throw new RangeError(`${stream} has lost revision ${revision}`);
    return { revision, position: event.position };
  }

  private async send(
    stream: string,
    events: readonly ProposedEvent[],
    after: number,
  ): Promise<Written | undefined> {
    try {
      return await this.onceMore(() => this.appends.append(stream, events, after));
    } catch (error) {
      if (errorType(error) === 'wrong-expected-version') return undefined;
      throw error;
    }
  }

  /** Appends at any revision to one stream wait for each other: in parallel, all but one would have to retry. */
  private inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.queues.get(stream) ?? Promise.resolve()).then(work, work);
    this.queues.set(stream, turn);
    const leave = (): void => {
      if (this.queues.get(stream) === turn) this.queues.delete(stream);
    };
    turn.then(leave, leave);
    return turn;
  }
}
