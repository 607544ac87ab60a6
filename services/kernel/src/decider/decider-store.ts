import type { Actor, DomainCommand, DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import {
  RevisionConflict,
  streamName,
  type EventCatalogues,
  type EventLog,
  type EventToAppend,
  type Position,
} from '../event-log';
import { fold, type Decider } from './decider';
import { StreamCache, type StreamState } from './stream-cache';
import { deriveIdAt } from '../base';

export type CommandMeta = {
  /** Sending the same id again appends nothing and returns the first result. */
  readonly commandId: string;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  /** What caused the command; by default the command itself. */
  readonly causationId?: string;
  /** Revision that the client saw (`If-Match`); any other is refused as `stale-revision`, without a retry. */
  readonly expectedRevision?: number;
  /** Decided on what the log holds now, and not written. */
  readonly dryRun?: boolean;
};

/** The same command in the account whose stream it is about, which the actor's scope reaches (ADR 28). */
export const actingOn = (meta: CommandMeta, { accountId }: { readonly accountId: string }): CommandMeta => ({
  ...meta,
  accountId,
});

export type Handled<E extends DomainEvent, S> = {
  /** State of the stream after the command. */
  readonly state: S;
  /** The events written by the command; empty for a repeat that the decider answered with nothing. */
  readonly events: readonly E[];
  readonly revision: number;
  /** Position of the command's last event, for queries that must have seen it. `''` if the stream is empty. */
  readonly position: Position;
};

export type Loaded<S> = {
  readonly state: S;
  /** -1 for a stream without events. */
  readonly revision: number;
  readonly accountId: string | undefined;
  readonly position: Position;
};

export type HandleRequest<C extends DomainCommand, E extends DomainEvent, S> = {
  readonly category: string;
  readonly id: string;
  readonly decider: Decider<C, E, S>;
  readonly command: C;
  readonly meta: CommandMeta;
};

const tries = 3;

/** The id of the `index`th event of a command: derived, so that a repeated command finds its own events. */
export const eventIdOf = (commandId: string, index: number): string =>
  deriveIdAt(commandId, 'event', commandId, index);

/** Runs deciders over the event log: read, fold, decide, append at the revision read. */
export class DeciderStore {
  private readonly cache: StreamCache;

  /** @param cacheBytes of states in memory; only a cache, the log is authoritative. */
  constructor(
    private readonly log: EventLog,
    private readonly catalogues: EventCatalogues,
    cacheBytes = 4_000_000,
  ) {
    this.cache = new StreamCache(cacheBytes);
  }

  /**
   * @throws Refusal of the decider; `not-found` for another account's stream; `stale-revision` if the client saw an
   * older state; `concurrent-change` if others wrote first three times in a row.
   */
  async handle<C extends DomainCommand, E extends DomainEvent, S>(
    request: HandleRequest<C, E, S>,
  ): Promise<Handled<E, S>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(request);
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        this.cache.forget(streamName(request.category, request.id));
        if (request.meta.expectedRevision !== undefined) {
          throw new Refusal('stale-revision', {
            expected: request.meta.expectedRevision,
            actual: error.actual,
          });
        }
        if (attempt === tries) throw new Refusal('concurrent-change');
      }
    }
  }

  /** State of one stream; `revision` -1 and no account for an empty stream. The caller must check the tenant. */
  async load<C extends DomainCommand, E extends DomainEvent, S>(
    category: string,
    id: string,
    decider: Decider<C, E, S>,
  ): Promise<Loaded<S>> {
    const { state, revision, accountId, position } = await this.read(streamName(category, id), decider);
    return { state, revision, accountId, position };
  }

  private async attempt<C extends DomainCommand, E extends DomainEvent, S>(
    request: HandleRequest<C, E, S>,
  ): Promise<Handled<E, S>> {
    const stream = streamName(request.category, request.id);
    const cached = this.cache.get(stream, request.decider) as StreamState<S> | undefined;
    if (cached && !request.meta.dryRun) {
      const quick = await this.fromCache(request, cached);
      if (quick) return quick;
    }
    return this.decideAt(request, await this.read(stream, request.decider));
  }

  /** Only results that the log confirms by accepting the append; otherwise the stream is read and decided again. */
  private async fromCache<C extends DomainCommand, E extends DomainEvent, S>(
    request: HandleRequest<C, E, S>,
    cached: StreamState<S>,
  ): Promise<Handled<E, S> | undefined> {
    try {
      const handled = await this.decideAt(request, cached);
      return handled.events.length > 0 ? handled : undefined;
    } catch (error) {
      // An unavailable log is not retried at once.
      if (error instanceof Refusal && error.code === 'engine-unavailable') throw error;
      if (error instanceof RevisionConflict || error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private async decideAt<C extends DomainCommand, E extends DomainEvent, S>(
    request: HandleRequest<C, E, S>,
    at: StreamState<S>,
  ): Promise<Handled<E, S>> {
    const { meta, decider, command } = request;
    if (at.accountId !== undefined && at.accountId !== meta.accountId) throw new Refusal('not-found');
    if (at.commands.has(eventIdOf(meta.commandId, 0))) return this.earlier(request, at);
    if (meta.expectedRevision !== undefined && meta.expectedRevision !== at.revision) {
      throw new Refusal('stale-revision', { expected: meta.expectedRevision, actual: at.revision });
    }
    const events = decider.decide(command, at.state);
    if (events.length === 0 || meta.dryRun)
      return { state: at.state, events, revision: at.revision, position: at.position };
    return this.append(request, at, events);
  }

  private async append<C extends DomainCommand, E extends DomainEvent, S>(
    { category, id, decider, meta }: HandleRequest<C, E, S>,
    at: StreamState<S>,
    events: readonly E[],
  ): Promise<Handled<E, S>> {
    const stream = streamName(category, id);
    const checked = events.map((event, index) => this.toAppend(category, event, index, meta));
    const expected = at.revision < 0 ? 'no-stream' : at.revision;
    const { revision, position } = await this.log.append(stream, checked, expected);
    // Another process already ran this command, after events that `at` does not include.
    if (revision !== at.revision + events.length) throw new RevisionConflict(stream, expected, revision);
    // Parsed by the catalogue: the state is folded from what the log holds, including defaults.
    const written = checked as unknown as readonly E[];
    const state = written.reduce((before, event) => decider.evolve(before, event), at.state);
    const commands = new Set([...at.commands, ...checked.map((event) => event.id)]);
    this.cache.put(stream, decider, { state, revision, position, accountId: meta.accountId, commands });
    return { state, events: written.map(({ type, data }) => ({ type, data }) as E), revision, position };
  }

  private toAppend(category: string, event: DomainEvent, index: number, meta: CommandMeta): EventToAppend {
    return {
      ...this.catalogues.check(category, event),
      id: eventIdOf(meta.commandId, index),
      accountId: meta.accountId,
      actor: meta.actor,
      correlationId: meta.correlationId,
      causationId: meta.causationId ?? meta.commandId,
    };
  }

  /** The result of the command when it was first sent. */
  private async earlier<C extends DomainCommand, E extends DomainEvent, S>(
    { category, id, meta }: HandleRequest<C, E, S>,
    at: StreamState<S>,
  ): Promise<Handled<E, S>> {
    const history = await this.log.readStream(streamName(category, id));
    const start = history.findIndex((event) => event.id === eventIdOf(meta.commandId, 0));
    const own = history.slice(start).filter((event, index) => event.id === eventIdOf(meta.commandId, index));
    const last = own.at(-1);
    return {
      state: at.state,
      events: own.map(({ type, data }) => ({ type, data }) as E),
      revision: last?.revision ?? at.revision,
      position: last?.position ?? at.position,
    };
  }

  private async read<C extends DomainCommand, E extends DomainEvent, S>(
    stream: string,
    decider: Decider<C, E, S>,
  ): Promise<StreamState<S>> {
    const history = await this.log.readStream(stream);
    const first = history[0];
    const last = history.at(-1);
    const state: StreamState<S> = {
      state: fold(decider, history as unknown as readonly (E & RecordedEvent)[]),
      revision: last?.revision ?? -1,
      position: last?.position ?? '',
      accountId: first?.accountId,
      commands: new Set(history.map((event) => event.id)),
    };
    if (last) this.cache.put(stream, decider, state);
    return state;
  }
}
