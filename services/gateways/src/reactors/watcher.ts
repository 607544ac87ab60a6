import { silentLogger, type KernelLogger, type SendCommand, type Timing } from '@reprise/kernel';
import type { Documents, Stored } from '@reprise/read-kernel/documents';
import { WatchList, type Pace, type Watch } from './watch-list';

export type WatcherOptions = {
  readonly documents: Pick<Documents, 'collection'>;
  readonly send: SendCommand;
  readonly clock: Timing;
  readonly logger?: KernelLogger;
  /** Default: what is watched decides. */
  readonly pace?: Pace;
  /** Default 1 s. */
  readonly pollMs?: number;
};
type Watched<W extends Watch> = {
  readonly name: string;
  readonly collection: string;
  readonly pace: Pace;
  /** Polls once. `over` ends the watch; a throw is an outage, and the next poll follows at its time. */
  readonly look: (watch: Stored<W>, watches: WatchList<W>) => Promise<'over' | 'open'>;
};

/** Polls per round. */
const batch = 20;

/** Works through a watch list, a few entries at a time, as long as it runs. */
export class Watcher<W extends Watch> {
  readonly watches: WatchList<W>;
  private cancelPoll: (() => void) | undefined;
  private going: Promise<unknown> = Promise.resolve();
  private running = false;

  constructor(
    private readonly watched: Watched<W>,
    private readonly options: WatcherOptions,
  ) {
    const { documents, clock, pace = watched.pace } = options;
    this.watches = new WatchList(documents, watched.collection, clock, pace);
  }

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
    const due = await this.watches.due(batch);
    const looked = await Promise.all(due.map((watch) => this.look(watch)));
    return looked.filter(Boolean).length;
  }

  private async look(watch: Stored<W>): Promise<boolean> {
    const { name, look } = this.watched;
    const { logger = silentLogger } = this.options;
    const claimed = await this.watches.claim(watch);
    if (!claimed) return false;
    try {
      const state = await look(claimed, this.watches);
      if (state === 'over') await this.watches.end(claimed._id, claimed._revision);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      logger.warn({ watch: name, id: watch._id, looks: claimed.looks, error: why }, 'look failed');
    }
    return true;
  }

  private poll(): void {
    const { clock, pollMs = 1000, logger = silentLogger } = this.options;
    const { name } = this.watched;
    this.going = this.round()
      .catch((error: unknown) => logger.error({ watch: name, error: String(error) }, 'round failed'))
      .then(() => {
        if (this.running) this.cancelPoll = clock.after(pollMs, () => this.poll());
      });
  }
}
