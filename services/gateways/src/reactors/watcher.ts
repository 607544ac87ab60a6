import { FairPlaces, silentLogger, type KernelLogger, type SendCommand, type Timing } from '@reprise/kernel';
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

/** Looks at the same time; half of them at most of one account, whose carrier or provider may not answer. */
const most = 64;

type Look = { readonly account: string; readonly ended: Promise<boolean> };

/** Works through a watch list, a few entries at a time, as long as it runs. A look that takes long holds up no other. */
export class Watcher<W extends Watch> {
  readonly watches: WatchList<W>;
  private cancelPoll: (() => void) | undefined;
  private going: Promise<unknown> = Promise.resolve();
  private running = false;
  private readonly places = new FairPlaces(most, most / 2);
  /** Under way, by what is looked at. */
  private readonly looks = new Map<string, Look>();

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

  /** Finishes the looks under way. */
  async stop(): Promise<void> {
    this.running = false;
    this.cancelPoll?.();
    await this.going;
    await Promise.all([...this.looks.values()].map(({ ended }) => ended));
  }

  /** Looks at what is due and has a place. @returns the number of polls, once they have ended. */
  async round(): Promise<number> {
    const looked = await Promise.all(await this.begin());
    return looked.filter(Boolean).length;
  }

  private async begin(): Promise<readonly Promise<boolean>[]> {
    const accounts = [...new Set([...this.looks.values()].map(({ account }) => account))];
    const full = accounts.filter((each) => this.places.isFull(each));
    // Some of these may be looked at still.
    const due = await this.watches.due(most, full);
    return due.flatMap((watch) => (this.hasPlace(watch) ? this.place(watch) : []));
  }

  private hasPlace({ _id, accountId }: Watch): boolean {
    return !this.looks.has(_id) && !this.places.isFull(accountId);
  }

  private place(watch: Stored<W>): Promise<boolean> {
    const { _id, accountId: account } = watch;
    const ended = this.places.run(account, () => this.look(watch)).finally(() => this.looks.delete(_id));
    this.looks.set(_id, { account, ended });
    return ended;
  }

  private async look(watch: Stored<W>): Promise<boolean> {
    const { name, look } = this.watched;
    const { logger = silentLogger } = this.options;
    try {
      const claimed = await this.watches.claim(watch);
      if (!claimed) return false;
      const state = await look(claimed, this.watches);
      if (state === 'over') await this.watches.end(claimed._id, claimed._revision);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      logger.warn({ watch: name, id: watch._id, looks: watch.looks, error: why }, 'look failed');
    }
    return true;
  }

  private poll(): void {
    const { clock, pollMs = 1000, logger = silentLogger } = this.options;
    const { name } = this.watched;
    this.going = this.begin()
      .catch((error: unknown) => logger.error({ watch: name, error: String(error) }, 'round failed'))
      .then(() => {
        if (this.running) this.cancelPoll = clock.after(pollMs, () => this.poll());
      });
  }
}
