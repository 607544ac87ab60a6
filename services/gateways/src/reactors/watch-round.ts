import { silentLogger, type KernelLogger, type Timing } from '@reprise/kernel';
import type { Stored } from '@reprise/read-kernel/documents';
import type { Watch, WatchList } from './watch-list';

export type RoundOptions<W extends Watch> = {
  readonly name: string;
  readonly list: WatchList<W>;
  /** Polls once. `over` ends the watch; a throw is an outage, and the next poll follows at its time. */
  readonly look: (watch: Stored<W>) => Promise<'over' | 'open'>;
  readonly clock: Timing;
  readonly logger?: KernelLogger;
  /** Default 1 s. */
  readonly pollMs?: number;
  /** Polls per round; default 20. */
  readonly batch?: number;
};

/** Works through a watch list, a few entries at a time, as long as it runs. */
export class WatchRound<W extends Watch> {
  private cancelPoll: (() => void) | undefined;
  private going: Promise<unknown> = Promise.resolve();
  private running = false;

  constructor(private readonly options: RoundOptions<W>) {}

  start(): void {
    this.running = true;
    this.cancelPoll = this.options.clock.after(0, () => this.poll());
  }

  /** Finishes the current round. */
  async stop(): Promise<void> {
    this.running = false;
    this.cancelPoll?.();
    await this.going;
  }

  /** One round over everything due. @returns the number of polls. */
  async round(): Promise<number> {
    const due = await this.options.list.due(this.options.batch ?? 20);
    const looked = await Promise.all(due.map((watch) => this.look(watch)));
    return looked.filter(Boolean).length;
  }

  private async look(watch: Stored<W>): Promise<boolean> {
    const { list, look, name, logger = silentLogger } = this.options;
    const claimed = await list.claim(watch);
    if (!claimed) return false;
    try {
      if ((await look(claimed)) === 'over') await list.end(claimed._id, claimed._revision);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      logger.warn({ watch: name, id: watch._id, looks: claimed.looks, error: why }, 'look failed');
    }
    return true;
  }

  private poll(): void {
    const { clock, pollMs = 1000, name, logger = silentLogger } = this.options;
    this.going = this.round()
      .catch((error: unknown) => logger.error({ watch: name, error: String(error) }, 'round failed'))
      .then(() => {
        if (this.running) this.cancelPoll = clock.after(pollMs, () => this.poll());
      });
  }
}
