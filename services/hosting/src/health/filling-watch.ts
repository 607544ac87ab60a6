import {
  faultName,
  Recurring,
  systemClock,
  type EventLog,
  type KernelLogger,
  type Timing,
} from '@reprise/kernel';

type Named = { readonly name: string };
export type FillingWatchOptions = {
  readonly log: Pick<EventLog, 'head'>;
  readonly readModels: {
    waitForAll(lists: readonly Named[], position: string, timeoutMs: number): Promise<void>;
    markFilling(lists: readonly Named[], position: string): Promise<readonly string[]>;
  };
  readonly lists: readonly Named[];
  readonly logger: KernelLogger;
  readonly clock?: Timing;
  /** Lag that lists may have at the start without counting as incomplete; default 1 s. */
  readonly graceMs?: number;
};

const everyMs = 1_000;

/**
 * Which lists have not caught up with the state of the log when this host started: after a migration, a restore, a
 * new version of a list. Checks until none is left, then never again: a small lag later on is normal.
 */
export class FillingWatch {
  private head = '';
  private names: readonly string[] = [];
  private readonly looking: Recurring;

  constructor(private readonly options: FillingWatchOptions) {
    const { logger, clock = systemClock } = options;
    this.looking = new Recurring({
      work: () => this.look(),
      pauseMs: () => everyMs,
      failed: (error) => logger.warn({ error: faultName(error) }, 'lists could not be checked'),
      clock,
    });
  }

  /** Resolves after the first check, so that a host can report it from its first reply on. */
  async start(): Promise<void> {
    const { log, lists, readModels, graceMs = 1_000 } = this.options;
    this.head = await log.head();
    const isThere = await readModels.waitForAll(lists, this.head, graceMs).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await this.look();
    if (this.names.length > 0) this.looking.start();
  }

  stop(): Promise<void> {
    return this.looking.stop();
  }

  filling(): readonly string[] {
    return this.names;
  }

  private async look(): Promise<void> {
    const { lists, readModels, logger } = this.options;
    const before = this.names.length;
    this.names = await readModels.markFilling(lists, this.head);
    if (before === 0 && this.names.length > 0) logger.info({ lists: this.names }, 'lists are being filled');
    if (before > 0 && this.names.length === 0) logger.info({}, 'lists are complete');
    if (this.names.length === 0) void this.looking.stop();
  }
}
