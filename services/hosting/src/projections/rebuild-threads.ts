import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { partsOf, partsOfRebuild, type Named } from '@reprise/read-kernel';
import type { Config } from '../config';
import { filled, type FillOrder } from './fill-order.types';

/** Rows are folded again and again: in a smaller young generation a quarter of the time goes into moving them. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };
const compiled = join(__dirname, 'rebuild.main.js');

/**
 * Fills a new collection in threads of their own, each a part of the rows, so that a rebuild takes two cores and no request
 * waits for it. The threads end with the process; what they have written stays, and the next attempt continues from there.
 */
export class RebuildThreads {
  private isStopped = false;
  /** What ends the threads at work. */
  private end: () => void = () => undefined;

  /** @param program path of the threads' compiled module; missing when run from source. */
  constructor(
    private readonly config: Config,
    private readonly turns: SharedArrayBuffer,
    private readonly program: string = compiled,
    private readonly options: WorkerOptions = {},
  ) {}

  /**
   * Fills the collection up to a position and makes its indexes.
   * @returns false if it did not: nothing comes before that position, or the threads' program is not compiled. The caller fills then.
   * @throws the error that ended a thread, or one that says that it was stopped; the same call continues later.
   */
  async fill({ name: projection }: Named, physical: string, until: string): Promise<boolean> {
    if (until === '' || !existsSync(this.program)) return false;
    const stopped = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    this.end = () => void Atomics.store(new Int32Array(stopped), 0, 1);
    if (this.isStopped) this.end();
    const { config, turns } = this;
    const order = { ...{ config, turns, stopped }, ...{ projection, physical, until } };
    // One without the other is of no use.
    const parts = partsOf(partsOfRebuild).map((part) =>
      this.run({ ...order, part }).catch((error: unknown) => {
        this.end();
        throw error;
      }),
    );
    await Promise.allSettled(parts);
    await Promise.all(parts);
    return true;
  }

  start(): void {
    this.isStopped = false;
  }

  /** After the transactions in work. */
  stop(): void {
    this.isStopped = true;
    this.end();
  }

  private run(workerData: FillOrder): Promise<void> {
    const thread = new Worker(this.program, { workerData, resourceLimits, ...this.options });
    return new Promise((resolve, reject) => {
      let isFilled = false;
      thread.on('message', (message) => void (isFilled ||= message === filled));
      thread.on('error', reject);
      thread.on('exit', () => (isFilled ? resolve() : reject(new Error('the rebuild was stopped'))));
    });
  }
}
