import { close, closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { SharedRuns } from '../waiting';

/** How a descriptor's file is brought to the disk: while the thread waits, or beside it. */
export type ToDisk = {
  readonly atOnce: (descriptor: number) => void;
  readonly aside: (descriptor: number) => Promise<void>;
};

const system: ToDisk = { atOnce: fdatasyncSync, aside: promisify(fdatasync) };

/** The end of a flush beside the thread is noticed one turn of the event loop later; on a busy thread that takes longer than this. */
const quickMs = 1;
const weightOfOne = 1 / 8;
const measuredOf = 32;

/** How long the disk takes to flush. Only a flush that the thread waits for tells: others end when the thread looks. */
class DiskSpeed {
  private ms = 0;
  private others = 0;

  /** Whether to wait for the next flush: the disk is quick, or was not measured for long. */
  isAwaited(): boolean {
    if (this.ms < quickMs) return true;
    this.others = (this.others + 1) % measuredOf;
    return this.others === 0;
  }

  took(ms: number): void {
    this.ms += (ms - this.ms) * weightOfOne;
  }
}

/** A file that was just made is found again after a power failure once its folder is on the disk. Windows has no such flush. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Flushes the write-ahead log of a database to the disk; where that takes long, the thread goes on meanwhile. A connection
 * with `synchronous=NORMAL` writes its commits there in order, so a flush makes all of them durable.
 */
export class WalFlush {
  private descriptor: number | undefined;
  private failure: { readonly reason: unknown } | undefined;
  private readonly speed = new DiskSpeed();
  private readonly flushes = new SharedRuns(() => this.toDisk.aside(this.open()));

  /** @param file of the database. */
  constructor(
    private readonly file: string,
    private readonly toDisk: ToDisk = system,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Resolves when all that is committed by now is on the disk; those who ask during a flush share the next one. Once one
   * has failed, all fail until the file is opened anew: the system may forget what it could not write, and report the
   * next flush as done, while whoever reads the log after a power failure stops at the gap.
   */
  async durable(): Promise<void> {
    this.assertIntact();
    const descriptor = this.open();
    try {
      await (this.speed.isAwaited() ? this.atOnce(descriptor) : this.flushes.run());
    } catch (reason) {
      this.failure = { reason };
      throw reason;
    }
  }

  /** @throws what a flush has failed with. */
  assertIntact(): void {
    if (this.failure) throw this.failure.reason;
  }

  /** After the last flush that was asked for. */
  async close(): Promise<void> {
    await this.flushes.ended();
    if (this.descriptor !== undefined) await promisify(close)(this.descriptor);
    this.descriptor = undefined;
  }

  private atOnce(descriptor: number): void {
    const start = this.now();
    this.toDisk.atOnce(descriptor);
    this.speed.took(this.now() - start);
  }

  // SQLite makes the file with the first write, and keeps it as long as a connection is open.
  private open(): number {
    if (this.descriptor === undefined) {
      this.descriptor = openSync(`${this.file}-wal`, 'r+');
      flushFolder(dirname(this.file));
    }
    return this.descriptor;
  }
}
