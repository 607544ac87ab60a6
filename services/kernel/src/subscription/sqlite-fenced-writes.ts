import { transaction, type Database, type Statement } from '../event-log/sqlite-database';
import { LeaseLost, type Fence } from './subscription-store.port';

type Job = {
  readonly fence: Fence;
  readonly write: () => unknown;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Writes of lease holders: those of one turn of the event loop share one transaction, because some forty consumers move
 * after each append. Each is checked against its own lease; one that has lost it fails alone.
 */
export class FencedWrites {
  private jobs: Job[] = [];

  /** @param lease reads the token of a consumer's lease. */
  constructor(
    private readonly database: Database,
    private readonly lease: Statement,
  ) {}

  /** Resolves after the commit. @throws LeaseLost */
  run(fence: Fence, write: () => unknown): Promise<void> {
    return new Promise((done, failed) => {
      if (this.jobs.length === 0) setImmediate(() => this.flush());
      this.jobs.push({ fence, write, done, failed });
    });
  }

  /** Commits what waits. */
  flush(): void {
    const jobs = this.jobs;
    this.jobs = [];
    if (jobs.length === 0) return;
    try {
      const settled = transaction(this.database, () => jobs.map((job) => this.attempt(job)));
      settled.forEach((settle) => settle());
    } catch (error) {
      jobs.forEach(({ failed }) => failed(error));
    }
  }

  private attempt({ fence, write, done, failed }: Job): () => void {
    const held = this.lease.get(fence.consumer) as { token: number } | undefined;
    if (held?.token !== fence.token) return () => failed(new LeaseLost(fence.consumer));
    write();
    return done;
  }
}
