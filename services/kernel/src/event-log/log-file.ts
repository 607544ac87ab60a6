import { setImmediate as turn } from 'node:timers/promises';
import { WalFlush } from '@reprise/read-kernel/documents';
import { SharedRuns } from '@reprise/read-kernel/waiting';
import { closeDatabase, openDatabase, transaction, type Database, type Opening } from './sqlite-database';

/** `FULL`: acknowledged data survives a power failure. `NORMAL`: it survives a crash of the process. */
export type Synchronous = 'FULL' | 'NORMAL';

type Job = {
  readonly attempt: () => () => void;
  readonly failed: (error: unknown) => void;
  readonly synchronous: Synchronous;
};

/**
 * The file of the log, with what its consumers keep there: checkpoints, leases, timers. They share a connection, because
 * one that meets another's write forgets all that it has read. The writes of one turn of the event loop share one
 * transaction, in their order: appends, and some forty consumers that renew their leases, report and move together. What
 * must be durable is flushed to the disk while the thread goes on (ADR 7); what comes meanwhile is committed after it.
 */
export class LogFile {
  readonly database: Database;
  private readonly readOnly: boolean;
  private readonly listeners = new Set<() => () => void>();
  private readonly commits = new SharedRuns(() => this.commit());
  private readonly disk: WalFlush | undefined;
  private jobs: Job[] = [];
  private users = 0;

  /** @param flush of its write-ahead log. */
  constructor(file: string, opening: Opening = {}, flush = new WalFlush(file)) {
    this.database = openDatabase(file, opening);
    this.readOnly = opening.readOnly ?? false;
    // Commits do not wait for the disk; where they have to be durable, `WalFlush` waits for them all at once.
    this.database.exec('PRAGMA synchronous = NORMAL');
    this.disk = this.readOnly || file === ':memory:' ? undefined : flush;
  }

  /** A file that several use is closed when the last of them has closed it. */
  static of(file: string | LogFile, opening?: Opening): LogFile {
    const found = typeof file === 'string' ? new LogFile(file, opening) : file;
    found.users += 1;
    return found;
  }

  /** Creates tables that are missing. */
  create(schema: string): void {
    if (!this.readOnly) this.database.exec(schema);
  }

  /**
   * Resolves after the commit, and its flush if asked for.
   * @param work throws only if none of the turn's writes may be kept.
   */
  write<T>(work: () => T, synchronous: Synchronous = 'NORMAL'): Promise<T> {
    return new Promise((done, failed) => {
      const attempt = (): (() => void) => {
        const result = work();
        return () => done(result);
      };
      this.jobs.push({ attempt, failed, synchronous });
      void this.commits.run();
    });
  }

  /** At once, in a transaction of its own. */
  transaction<T>(work: () => T): T {
    return transaction(this.database, work);
  }

  /** Resolves when all that any process has committed by now is on the disk. */
  async durable(): Promise<void> {
    await this.disk?.durable();
  }

  /** Calls after each commit of a turn's writes; what it returns is called once they may be reported. */
  onCommit(heard: () => () => void): void {
    this.listeners.add(heard);
  }

  async close(): Promise<void> {
    await this.commits.ended();
    this.users -= 1;
    if (this.users > 0) return;
    await this.disk?.close();
    closeDatabase(this.database);
  }

  private async commit(): Promise<void> {
    if (this.jobs.length === 0) return;
    await turn();
    const jobs = this.jobs;
    this.jobs = [];
    try {
      this.disk?.assertIntact();
      const settled = this.transaction(() => jobs.map(({ attempt }) => attempt()));
      const heard = [...this.listeners].map((each) => each());
      if (jobs.some((job) => job.synchronous === 'FULL')) await this.durable();
      [...settled, ...heard].forEach((settle) => settle());
    } catch (error) {
      jobs.forEach(({ failed }) => failed(error));
    }
  }
}
