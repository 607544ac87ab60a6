import { defaultBackOff, backOffMs, type LeasedOptions, type Startable } from '@reprise/kernel/subscription';
import { oneAtATime, type GoOn } from './one-at-a-time';
import { reindexAccount, type ReindexOptions } from './reindex';

export const reindexLease = 'reindex-products';
const lookAgainMs = 300_000;

export type KeeperOptions = LeasedOptions & Omit<ReindexOptions, 'say' | 'goOn'>;

/**
 * Sees to it that every account has an index with the fields that this version declares: at the first start, after a
 * version with other fields, after an engine lost its disk. It looks at its start and every five minutes.
 */
export class IndexKeeper implements Startable {
  private life = new AbortController();
  private failures = 0;
  private cancel: (() => void) | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly options: KeeperOptions) {}

  start(): void {
    this.life = new AbortController();
    this.lookIn(0);
  }

  async stop(): Promise<void> {
    this.life.abort();
    this.cancel?.();
    await this.looking;
  }

  private lookIn(ms: number): void {
    this.cancel = this.options.clock.after(ms, () => {
      this.looking = this.turn();
    });
  }

  private async turn(): Promise<void> {
    const { logger } = this.options;
    try {
      await this.look();
      this.failures = 0;
    } catch (error) {
      if (this.life.signal.aborted) return;
      this.failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      logger?.warn({ failures: this.failures, error: reason }, 'search indexes could not be looked after');
    }
    if (this.life.signal.aborted) return;
    this.lookIn(this.failures > 0 ? backOffMs(defaultBackOff, this.failures, Math.random) : lookAgainMs);
  }

  private async look(): Promise<void> {
    const { fresh } = this.options;
    if ((await this.outdated(await fresh.accounts())).length === 0) return;
    // Another host may have been first, so they are looked for again.
    const reindex = async (goOn: GoOn): Promise<void> => {
      for (const accountId of await this.outdated(await fresh.accounts()))
        await reindexAccount(accountId, { ...this.options, goOn, say: (line) => this.say(line) });
    };
    await oneAtATime(reindexLease, this.options, reindex, this.life.signal);
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
