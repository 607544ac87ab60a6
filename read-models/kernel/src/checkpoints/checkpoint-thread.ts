import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, Worker, type WorkerOptions } from 'node:worker_threads';
import { alone, bytesForTurns, lastTurn, sharedTurn, type WriteTurn } from '../waiting';

export type Asked =
  | { readonly file: string; readonly memory: SharedArrayBuffer }
  | { readonly file: string; readonly left: true };

/** A file whose write-ahead log somebody else copies into it. */
export type Checkpoints = {
  /** Nothing is copied while this works. */
  readonly turn: WriteTurn;
  /** Before the file is closed. */
  readonly leave: () => void;
};

const nobody: Checkpoints = { turn: alone, leave: () => undefined };

/**
 * Copies write-ahead logs into their files in a thread of its own, while others write. A copy of some ten megabytes takes a
 * tenth of a second, in which no request would be answered. If no thread is available, or it ended, SQLite copies during
 * a commit, as it does where the log has grown nevertheless. The end of the process waits for the copy in progress.
 */
export class CheckpointThread {
  private worker: Worker | undefined;
  private usable: boolean;

  /** @param program path of the thread's compiled module; missing when run from source. */
  constructor(
    private readonly program: string,
    private readonly options: WorkerOptions = {},
  ) {
    this.usable = isMainThread && existsSync(program);
  }

  take(file: string): Checkpoints {
    if (!this.usable || file === ':memory:') return nobody;
    const worker = (this.worker ??= this.start());
    const memory = new SharedArrayBuffer(bytesForTurns(1));
    worker.postMessage({ file, memory } satisfies Asked);
    return {
      turn: sharedTurn(memory, 0),
      leave: () => worker.postMessage({ file, left: true } satisfies Asked),
    };
  }

  private start(): Worker {
    const ended = (): void => void (this.usable = false);
    const atWork = new SharedArrayBuffer(bytesForTurns(1));
    process.once('exit', () => lastTurn(atWork, 0));
    const worker = new Worker(this.program, {
      workerData: atWork,
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
      ...this.options,
    });
    worker.on('error', ended).on('exit', ended).unref();
    return worker;
  }
}

const thread = new CheckpointThread(join(__dirname, 'checkpoint.main.js'));

/** Pages, 128 MB, after which a commit copies the log itself: only where the thread is not there. */
export const pagesBeforeCheckpoint = 32_000;

/** From now on a thread copies the write-ahead log of the file into it. */
export const checkpointElsewhere = (file: string): Checkpoints => thread.take(file);
