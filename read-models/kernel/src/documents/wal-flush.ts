import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';

type ToDisk = (descriptor: number) => Promise<void>;

/**
 * Flushes the write-ahead log of a database to the disk, which takes a millisecond or many, while the thread goes on. A
 * connection with `synchronous=NORMAL` writes its commits there in order, so a flush makes all of them durable.
 */
export class WalFlush {
  private descriptor: number | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  /** @param file of the database. */
  constructor(
    private readonly file: string,
    private readonly toDisk: ToDisk = promisify(fdatasync),
  ) {}

  /** Resolves when all that is committed by now is on the disk; those who ask during a flush share the next one. */
  durable(): Promise<void> {
    this.next ??= this.underWay.then(() => {
      this.next = undefined;
      const flush = this.flush();
      this.underWay = flush.catch(() => undefined);
      return flush;
    });
    return this.next;
  }

  /** After the last flush that was asked for. */
  async close(): Promise<void> {
    await this.next?.catch(() => undefined);
    await this.underWay;
    if (this.descriptor !== undefined) await promisify(close)(this.descriptor);
    this.descriptor = undefined;
  }

  // SQLite makes the file with the first write, and keeps it as long as a connection is open.
  private async flush(): Promise<void> {
    this.descriptor ??= await promisify(open)(`${this.file}-wal`, 'r+');
    await this.toDisk(this.descriptor);
  }
}
