import type { CatalogueReindex } from '@reprise/contracts/catalogue';
import type { Told } from '../search/reindex';
import type { ReindexStates, Running } from './reindex-states.store';

/** Builds the index of one account anew. */
export type Rebuild = (accountId: string, told: Told) => Promise<void>;

/** Reindexing on demand, in the background of the process that was asked. */
export class CatalogueReindexer {
  private readonly working = new Set<Promise<void>>();

  constructor(
    private readonly states: ReindexStates,
    private readonly countOf: (accountId: string) => Promise<number>,
    private readonly rebuild: Rebuild,
  ) {}

  async start(accountId: string): Promise<CatalogueReindex> {
    const begun = await this.states.begin(accountId, await this.countOf(accountId));
    if (begun) this.keep(this.work(begun));
    return this.states.read(accountId);
  }

  read(accountId: string): Promise<CatalogueReindex> {
    return this.states.read(accountId);
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.working);
  }

  private keep(work: Promise<void>): void {
    // What cannot even be written down is found out by its silence.
    const kept = work.catch(() => undefined).finally(() => this.working.delete(kept));
    this.working.add(kept);
  }

  private async work(begun: Running): Promise<void> {
    let running = begun;
    try {
      await this.rebuild(begun.accountId, async ({ done, refused }) => {
        const so = { done: running.done + done, refused: running.refused + refused };
        running = await this.states.note(running, so);
      });
      await this.states.end(running, 'done');
    } catch {
      await this.states.end(running, 'failed');
    }
  }
}
