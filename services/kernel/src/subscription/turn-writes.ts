import { transaction, type Database } from '../event-log/sqlite-database';

type Job = { readonly attempt: () => () => void; readonly failed: (error: unknown) => void };

/**
 * The writes of one turn of the event loop share one transaction, in their order: some forty consumers renew their
 * leases, report and move together.
 */
export class TurnWrites {
  private jobs: Job[] = [];

  constructor(private readonly database: Database) {}

  /** Resolves after the commit. @param work throws only if none of the turn's writes may be kept. */
  run<T>(work: () => T): Promise<T> {
    return new Promise((done, failed) => {
      if (this.jobs.length === 0) setImmediate(() => this.flush());
      const attempt = (): (() => void) => {
        const result = work();
        return () => done(result);
      };
      this.jobs.push({ attempt, failed });
    });
  }

  /** Commits what waits. */
  flush(): void {
    const jobs = this.jobs;
    this.jobs = [];
    if (jobs.length === 0) return;
    try {
      const settled = transaction(this.database, () => jobs.map(({ attempt }) => attempt()));
      settled.forEach((settle) => settle());
    } catch (error) {
      jobs.forEach(({ failed }) => failed(error));
    }
  }
}
