import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';
import { SharedRuns } from '../waiting';

type ToDisk = (descriptor: number) => Promise<void>;

/**
 * Flushes the write-ahead log of a database to the disk, which takes a millisecond or many, while the thread goes on. A
 * connection with `synchronous=NORMAL` writes its commits there in order, so a flush makes all of them durable.
 */
export class WalFlush {
  private descriptor: number | undefined;
  private readonly flushes = new SharedRuns(() => this.flush());

  /** @param file of the database. */
  constructor(
    private readonly file: string,
    private readonly toDisk: ToDisk = promisify(fdatasync),
  ) {}

  /** Resolves when all that is committed by now is on the disk; those who ask during a flush share the next one. */
  durable(): Promise<void> {
    return this.flushes.run();
  }

  /** After the last flush that was asked for. */
  async close(): Promise<void> {
    await this.flushes.ended();
    if (this.descriptor !== undefined) await promisify(close)(this.descriptor);
    this.descriptor = undefined;
  }

  // SQLite makes the file with the first write, and keeps it as long as a connection is open.
  private async flush(): Promise<void> {
    this.descriptor ??= await promisify(open)(`${this.file}-wal`, 'r+');
    await this.toDisk(this.descriptor);
  }
}
