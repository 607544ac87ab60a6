import { Global, Injectable, Module } from '@nestjs/common';
import type { Permission } from '@reprise/contracts/permissions';
import type { ScopeKind } from '@reprise/read-kernel/query';
import { OpenStreams, type Listener } from './open-streams';

/** A change of one object, for those who may see it. */
export type HubUpdate = {
  /** Increasing and unique: the position of the event, or a UUIDv7. */
  readonly id: string;
  /** Address of the object, `/api/buybacks/{id}`. */
  readonly topic: string;
  readonly accountId: string;
  /** Another account that reads the row: its buyer, or the one that pays. */
  readonly sharedWith?: string | undefined;
  /** What the list asks for that shows it. */
  readonly permission: Permission;
  /** The organisation by which each kind of reader sees it; readers of the whole account always do. */
  readonly seenBy?: Readonly<Partial<Record<ScopeKind, string | undefined>>>;
  /** The address is a secret given to its reader, so visitors who know it may see it too. */
  readonly byLink?: boolean;
  /** The JSON-LD item, or what a reader needs to fetch it. */
  readonly data: unknown;
};
export type HubReader = {
  /** Addresses, absolute or relative; `*` matches everything within the scope. */
  readonly topics: readonly string[];
  /** Who reads, as of now: what he may see changes while he listens. */
  readonly who: () => Listener;
  readonly send: (update: HubUpdate) => void;
};

const remembered = 1000;

const pathOf = (topic: string): string => (URL.canParse(topic) ? new URL(topic).pathname : topic);

function sees({ topics, who }: HubReader, update: HubUpdate): boolean {
  const { scope, session } = who();
  const foreign = scope.accountId !== update.accountId;
  if (foreign && (scope.accountId !== update.sharedWith || scope.by === 'visitor')) return false;
  const named = topics.includes(update.topic);
  if (!named && !topics.includes('*')) return false;
  if (scope.by === 'visitor') return named && update.byLink === true;
  if (!session.permissions.includes(update.permission)) return false;
  if (scope.by === 'account' || scope.organisationIds === undefined) return true;
  const organisation = update.seenBy?.[scope.by];
  return organisation !== undefined && scope.organisationIds.includes(organisation);
}

/** Sends updates to the open streams of this process, each within its reader's scope. */
@Injectable()
export class Hub {
  private readonly readers = new Set<HubReader>();
  private recent: HubUpdate[] = [];

  /** Nobody is listening, so publishers can skip preparing updates. */
  get isIdle(): boolean {
    return this.readers.size === 0;
  }

  publish(update: HubUpdate): void {
    this.recent.push(update);
    if (this.recent.length > 2 * remembered) this.recent = this.recent.slice(-remembered);
    for (const reader of this.readers) if (sees(reader, update)) reader.send(update);
  }

  /** @param lastId the last update seen by the reader; newer ones still remembered are sent at once. */
  subscribe(reader: HubReader, lastId?: string): () => void {
    const own = { ...reader, topics: reader.topics.map(pathOf) };
    const seen = lastId === undefined ? -1 : this.recent.findIndex(({ id }) => id === lastId);
    if (seen >= 0) this.recent.slice(seen + 1).forEach((update) => sees(own, update) && own.send(update));
    this.readers.add(own);
    return () => this.readers.delete(own);
  }
}

@Global()
@Module({ providers: [Hub, OpenStreams], exports: [Hub, OpenStreams] })
export class HubModule {}
