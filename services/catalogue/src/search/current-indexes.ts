import type { LeasedOptions } from '@reprise/kernel/subscription';
import { oneAtATime, type GoOn } from './one-at-a-time';
import { reindexAccount, type ReindexOptions } from './reindex';

export const reindexLease = 'reindex-products';
export type CurrentIndexesOptions = LeasedOptions & Omit<ReindexOptions, 'say' | 'goOn'>;

/** Fills the index of each account without a current one; one account at a time across all hosts. */
export class CurrentIndexes {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly options: CurrentIndexesOptions) {}

  /** @param signal ends the wait for other hosts. */
  ensure(accountIds: readonly string[], signal?: AbortSignal): Promise<void> {
    // The lease belongs to the process, so within it one runs after the other.
    const turn = this.last.then(() => this.fill(accountIds, signal));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async fill(accountIds: readonly string[], signal?: AbortSignal): Promise<void> {
    if ((await this.outdated(accountIds)).length === 0) return;
    const reindex = async (goOn: GoOn): Promise<void> => {
      // Another host may have done it, so they are checked again.
      for (const accountId of await this.outdated(accountIds))
        await reindexAccount(accountId, { ...this.options, goOn, say: (line) => this.say(line) });
    };
    await oneAtATime(reindexLease, this.options, reindex, signal);
  }

  private async outdated(accountIds: readonly string[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const id of accountIds) if (!(await this.options.search.isCurrent(id))) found.push(id);
    return found;
  }

  private say(line: string): void {
    this.options.logger?.info({ line }, 'search index');
  }
}
