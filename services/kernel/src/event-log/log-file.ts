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
 * transaction, in their order: appends, and some forty consumers that renew their leases, report and move together.
 */
export class LogFile {
  readonly database: Database;
  private readonly readOnly: boolean;
  private readonly listeners = new Set<() => void>();
  private jobs: Job[] = [];
  private users = 0;
  private synchronous: Synchronous | undefined;

  constructor(file: string, opening: Opening = {}) {
    this.database = openDatabase(file, opening);
    this.readOnly = opening.readOnly ?? false;
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

  /** Resolves after the commit. @param work throws only if none of the turn's writes may be kept. */
  write<T>(work: () => T, synchronous: Synchronous = 'NORMAL'): Promise<T> {
    return new Promise((done, failed) => {
      if (this.jobs.length === 0) setImmediate(() => this.flush());
      const attempt = (): (() => void) => {
        const result = work();
        return () => done(result);
      };
      this.jobs.push({ attempt, failed, synchronous });
    });
  }

  /** At once, in a transaction of its own. */
  transaction<T>(work: () => T, synchronous: Synchronous): T {
    if (this.synchronous !== synchronous) this.database.exec(`PRAGMA synchronous = ${synchronous}`);
    this.synchronous = synchronous;
    return transaction(this.database, work);
  }

  /** Calls after each commit of a turn's writes. */
  onCommit(heard: () => void): void {
    this.listeners.add(heard);
  }

  close(): void {
    this.flush();
    this.users -= 1;
    if (this.users === 0) closeDatabase(this.database);
  }

  private flush(): void {
    const jobs = this.jobs;
    this.jobs = [];
    if (jobs.length === 0) return;
    const synchronous = jobs.some((job) => job.synchronous === 'FULL') ? 'FULL' : 'NORMAL';
    try {
      const settled = this.transaction(() => jobs.map(({ attempt }) => attempt()), synchronous);
      settled.forEach((settle) => settle());
    } catch (error) {
      jobs.forEach(({ failed }) => failed(error));
      return;
    }
    this.listeners.forEach((heard) => heard());
  }
}
