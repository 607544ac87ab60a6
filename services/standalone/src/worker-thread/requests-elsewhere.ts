import { setTimeout as pause } from 'node:timers/promises';
import type { RequestsAhead, RequestsUnderWay } from '@reprise/kernel';

/** So many at once are a queue; fewer are answered beside what follows from earlier ones. */
const queue = 8;
const lookEveryMs = 3;

/** Where one thread counts its requests and the other reads how many they are. */
export const memoryForRequests = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** In the thread that answers them. */
export function countRequests(requests: RequestsUnderWay, memory: SharedArrayBuffer): void {
  const count = new Int32Array(memory);
  requests.onCount((open) => void Atomics.store(count, 0, open));
}

/** For the thread that does what follows: a queue in the other one goes first. */
export class RequestsElsewhere implements RequestsAhead {
  private readonly count: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.count = new Int32Array(memory);
  }

  get any(): boolean {
    return Atomics.load(this.count, 0) >= queue;
  }

  get come(): boolean {
    return this.any;
  }

  async over(mostMs: number): Promise<void> {
    for (const until = performance.now() + mostMs; this.any && performance.now() < until;)
      await pause(lookEveryMs);
  }
}
