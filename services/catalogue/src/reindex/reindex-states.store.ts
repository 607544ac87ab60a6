import type { CatalogueReindex } from '@reprise/contracts/catalogue';
import type { Clock } from '@reprise/kernel/base';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

type Kept = Omit<CatalogueReindex, 'state'> & {
  readonly _id: string;
  readonly accountId: string;
  readonly state: Exclude<CatalogueReindex['state'], 'never'>;
  /** When its process was last heard of. */
  readonly seenAt: string;
};
export type Running = Stored<Kept>;

/** A process that has said nothing for so long has ended. */
const silenceMs = 60_000;
const never: CatalogueReindex = {
  ...{ state: 'never', startedAt: null, endedAt: null, done: 0, total: 0, refused: 0 },
};

/** The last reindexing of each account, as far as it is known to be. */
export class ReindexStates {
  private readonly kept: Collection<Kept>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.kept = documents.collection<Kept>({ name: 'catalogue_reindexes' });
  }

  async read(accountId: string): Promise<CatalogueReindex> {
    const found = await this.kept.get(accountId);
    if (!found) return never;
    const { _id, _revision, accountId: _whose, seenAt: _seen, ...shown } = found;
    return this.isSilent(found) ? { ...shown, state: 'failed', endedAt: found.seenAt } : shown;
  }

  /** Undefined if one is running already. */
  async begin(accountId: string, total: number): Promise<Running | undefined> {
    const before = await this.kept.get(accountId);
    if (before?.state === 'running' && !this.isSilent(before)) return undefined;
    const now = this.now();
    const begun: Kept = {
      ...{ _id: accountId, accountId, state: 'running', startedAt: now, seenAt: now, endedAt: null },
      ...{ done: 0, total, refused: 0 },
    };
    try {
      return { ...begun, _revision: await this.kept.put(begun, before?._revision ?? -1) };
    } catch (error) {
      if (error instanceof DocumentConflict) return undefined;
      throw error;
    }
  }

  /** @throws DocumentConflict if another process has begun a later one. */
  async note(running: Running, change: Partial<Kept>): Promise<Running> {
    const { _revision: known, ...before } = running;
    const next = { ...before, ...change, seenAt: this.now() };
    return { ...next, _revision: await this.kept.put(next, known) };
  }

  end(running: Running, state: 'done' | 'failed'): Promise<Running> {
    return this.note(running, { state, endedAt: this.now() });
  }

  private isSilent({ state, seenAt }: Kept): boolean {
    return state === 'running' && this.clock.now().getTime() - Date.parse(seenAt) > silenceMs;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
