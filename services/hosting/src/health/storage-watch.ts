import { statfs } from 'node:fs/promises';
import { faultName, Recurring, systemClock, type KernelLogger, type Timing } from '@reprise/kernel';

/** `low`: somebody should look. `full`: new writes are refused, so that what was accepted can be finished. */
export type Storage = 'enough' | 'low' | 'full';

const lowMb = 512;
/** A write-ahead log takes 64 MB before it is copied. */
const fullMb = 96;
const everyMs = 2_000;

export type StorageWatchOptions = {
  readonly folder: string;
  readonly logger: KernelLogger;
  readonly clock?: Timing;
  /** MB that are free for this user where the folder is; by default what the system says. */
  readonly freeMb?: (folder: string) => Promise<number>;
};

async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

const stateOf = (freeMb: number): Storage => (freeMb < fullMb ? 'full' : freeMb < lowMb ? 'low' : 'enough');

/** Looks again and again how much room there is for data, and logs changes. */
export class StorageWatch {
  state: Storage = 'enough';
  private readonly looking: Recurring;

  constructor(private readonly options: StorageWatchOptions) {
    const { logger, clock = systemClock } = options;
    this.looking = new Recurring({
      work: () => this.look(),
      pauseMs: () => everyMs,
      failed: (error) => logger.warn({ error: faultName(error) }, 'free storage could not be read'),
      clock,
    });
  }

  start(): void {
    this.looking.start();
  }

  stop(): Promise<void> {
    return this.looking.stop();
  }

  private async look(): Promise<void> {
    const { folder, logger, freeMb = freeMbOf } = this.options;
    const free = await freeMb(folder);
    const state = stateOf(free);
    if (state === this.state) return;
    this.state = state;
    const seen = { folder, freeMb: free };
    switch (state) {
      case 'enough':
        return logger.info(seen, 'storage: enough again');
      case 'low':
        return logger.warn(seen, 'storage: little is left');
      case 'full':
        return logger.error(seen, 'storage: new writes are refused until there is room');
    }
  }
}
