import { Global, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import type { TenantScope } from '@reprise/read-kernel/query';

/** News of one thing, for those who may see it. */
export type HubUpdate = {
  /** Grows with time and is unique: the position of the event, or a UUIDv7. */
  readonly id: string;
  /** Address of the thing, `/api/buybacks/{id}`. */
  readonly topic: string;
  readonly accountId: string;
  /** Organisations whose readers see it; readers of the whole account always do. */
  readonly organisationIds?: readonly string[];
  /** The address is a secret that its reader was given, so visitors who name it may see it too. */
  readonly byLink?: boolean;
  /** The JSON-LD item, or what a reader needs to fetch it. */
  readonly data: unknown;
};
export type HubReader = {
  /** Addresses, absolute or not; `*` is every one that the scope lets through. */
  readonly topics: readonly string[];
  readonly scope: TenantScope;
  readonly send: (update: HubUpdate) => void;
  readonly end: () => void;
};

const remembered = 1000;

const pathOf = (topic: string): string => (URL.canParse(topic) ? new URL(topic).pathname : topic);

function sees({ topics, scope }: HubReader, update: HubUpdate): boolean {
  if (scope.accountId !== update.accountId) return false;
  const named = topics.includes(update.topic);
  if (!named && !topics.includes('*')) return false;
  if (scope.by === 'visitor') return named && update.byLink === true;
  if (scope.by === 'account' || scope.organisationIds === undefined) return true;
  return update.organisationIds?.some((id) => scope.organisationIds?.includes(id)) ?? false;
}

/** Passes news to the open streams of this process, each within its reader's scope. */
@Injectable()
export class Hub implements OnModuleDestroy {
  private readonly readers = new Set<HubReader>();
  private recent: HubUpdate[] = [];

  /** Nobody listens: whoever would gather news may spare himself the work. */
  get isIdle(): boolean {
    return this.readers.size === 0;
  }

  publish(update: HubUpdate): void {
    this.recent.push(update);
    if (this.recent.length > 2 * remembered) this.recent = this.recent.slice(-remembered);
    for (const reader of this.readers) if (sees(reader, update)) reader.send(update);
  }

  /** @param lastId what the reader has seen; newer news that is still remembered is sent at once. */
  subscribe(reader: HubReader, lastId?: string): () => void {
    const own = { ...reader, topics: reader.topics.map(pathOf) };
    const seen = lastId === undefined ? -1 : this.recent.findIndex(({ id }) => id === lastId);
    if (seen >= 0) this.recent.slice(seen + 1).forEach((update) => sees(own, update) && own.send(update));
    this.readers.add(own);
    return () => this.readers.delete(own);
  }

  /** Open streams would keep the server from closing. */
  onModuleDestroy(): void {
    for (const reader of this.readers) reader.end();
    this.readers.clear();
  }
}

@Global()
@Module({ providers: [Hub], exports: [Hub] })
export class HubModule {}
