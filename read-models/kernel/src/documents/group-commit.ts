import type { WriteTurn } from '../waiting';
import type { SqliteConnection } from './sqlite-connection';
import type { WalFlush } from './wal-flush';

type Job = {
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
};

const maxJobs = 1000;

/**
 * Writes that arrive in the same turn of the event loop share one transaction, and so one flush to disk. Each has
 * its own outcome: a failing one is rolled back alone. A promise resolves after the commit, and its flush if asked for.
 */
export class GroupCommit {
  private jobs: Job[] = [];

  constructor(
    private readonly connection: SqliteConnection,
    private readonly hooks: {
      readonly turn: WriteTurn;
      readonly begun: () => void;
      readonly undone: () => void;
      /** Where a commit must be on the disk before it is reported. */
      readonly flush?: WalFlush | undefined;
    },
  ) {}

  run<R>(work: () => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.jobs.length === 0) setImmediate(() => this.flush());
      this.jobs.push({ work, done: (value) => resolve(value as R), failed: reject });
    });
  }

  /** Commits waiting writes now. */
  flushAll(): void {
    while (this.jobs.length > 0) this.flush();
  }

  private flush(): void {
    const jobs = this.jobs.splice(0, maxJobs);
    if (this.jobs.length > 0) setImmediate(() => this.flush());
    if (jobs.length === 0) return;
    const fail = (error: unknown): void => jobs.forEach(({ failed }) => failed(error));
    try {
      const settled = this.hooks.turn(() => this.transaction(jobs));
      const settle = (): void => settled.forEach((each) => each());
      if (this.hooks.flush) this.hooks.flush.durable().then(settle, fail);
      else settle();
    } catch (error) {
      fail(error);
    }
  }

  /** @returns how each job ended. @throws what undid them all. */
  private transaction(jobs: readonly Job[]): readonly (() => void)[] {
    try {
      this.connection.run('BEGIN IMMEDIATE');
      this.hooks.begun();
      const settled = jobs.map((job) => (jobs.length === 1 ? this.alone(job) : this.attempt(job)));
      this.connection.run('COMMIT');
      return settled;
    } catch (error) {
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      this.hooks.undone();
      throw error;
    }
  }

  /** Alone in the transaction, a failing job is rolled back with it. */
  private alone(job: Job): () => void {
    const value = job.work();
    return () => job.done(value);
  }

  private attempt(job: Job): () => void {
    this.connection.run('SAVEPOINT job');
    try {
      const value = job.work();
      this.connection.run('RELEASE job');
      return () => job.done(value);
    } catch (error) {
      // A full disk aborts the whole transaction; then nothing of the group may be reported as written.
      if (!this.connection.inTransaction) throw error;
      this.connection.run('ROLLBACK TO job');
      this.connection.run('RELEASE job');
      this.hooks.undone();
      return () => job.failed(error);
    }
  }
}
