/** Lets one thread after the other write to a file. */
export type WriteTurn = <T>(work: () => T) => T;

/** Nobody else in this process writes there. */
export const alone: WriteTurn = (work) => work();

const free = 0;
const taken = 1;
const waitedFor = 2;
/** A thread that ended in the middle of its turn gives it back to nobody. SQLite's own lock decides then. */
const patienceMs = 5_000;

/** Bytes of shared memory for so many files. */
export const bytesForTurns = (files: number): number => files * Int32Array.BYTES_PER_ELEMENT;

function take(state: Int32Array, file: number): void {
  if (Atomics.compareExchange(state, file, free, taken) === free) return;
  while (Atomics.exchange(state, file, waitedFor) !== free)
    if (Atomics.wait(state, file, waitedFor, patienceMs) === 'timed-out') return;
}

function giveBack(state: Int32Array, file: number): void {
  if (Atomics.exchange(state, file, free) === waitedFor) Atomics.notify(state, file, 1);
}

/**
 * Turns that threads of one process share. Without them a thread that meets another's write sleeps, for up to a tenth
 * of a second and maybe many times: SQLite does not know when a file becomes free, and wakes nobody.
 */
export function sharedTurn(memory: SharedArrayBuffer, file: number): WriteTurn {
  const state = new Int32Array(memory);
  return (work) => {
    take(state, file);
    try {
      return work();
    } finally {
      giveBack(state, file);
    }
  };
}

/** The turn after the one in progress, and the last: whoever asks for another one waits. */
export const lastTurn = (memory: SharedArrayBuffer, file: number): void => take(new Int32Array(memory), file);
