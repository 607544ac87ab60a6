import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isRead } from '@reprise/contracts/kernel';
import type { FastifyInstance } from 'fastify';
import { refuseAtTheDoor } from './refuse-at-the-door';
import { apiRoot } from './registry';

const lookEveryMs = 500;
/** Fewer than these are never too many, whatever the machine does beside. */
const always = 48;
const longestWaitMs = 3_000;
const longestTurnMs = 1_000;

export type Load = {
  /** Writes that are not answered yet. */
  readonly open: number;
  /** The same at the last look. */
  readonly openBefore: number;
  /** Writes answered since the last look. */
  readonly answered: number;
  readonly sinceMs: number;
  /** Of the event loop, on average since the last look. */
  readonly delayMs: number;
};

/**
 * Whether one more write would wait for seconds: either each turn of the process is that long, or the queue is. How fast a
 * queue is worked off is known only if there was one all the time: many that have just come are no reason to refuse.
 */
export function isTooMuch({ open, openBefore, answered, sinceMs, delayMs }: Load): boolean {
  if (open < always) return false;
  if (delayMs > longestTurnMs) return true;
  return openBefore >= always && open * sinceMs > longestWaitMs * Math.max(1, answered);
}

/**
 * Refuses writes at the door rather than have them wait for seconds, or fail for want of room; what was let in is
 * finished. Reads always pass.
 */
export class Admission {
  private isFull = false;
  private open = 0;
  private answered = 0;

  /** @param isStorageFull whether there is no room for what would be written. */
  constructor(private readonly isStorageFull: () => boolean = () => false) {}

  get overloaded(): boolean {
    return this.isFull;
  }

  guard(fastify: FastifyInstance): void {
    this.watch(fastify);
    fastify.addHook('onRequest', async (request, response) => {
      const { method, url } = request;
      if (isRead(method) || method === 'OPTIONS' || !url.startsWith(apiRoot)) return undefined;
      if (this.isStorageFull()) return refuseAtTheDoor('storage-full', request, response);
      if (this.isFull) return refuseAtTheDoor('overloaded', request, response);
      this.open += 1;
      response.raw.once('close', () => {
        this.open -= 1;
        this.answered += 1;
      });
      return undefined;
    });
  }

  private watch(fastify: FastifyInstance): void {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    let before = performance.now();
    let openBefore = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      const { open, answered } = this;
      const sinceMs = now - before;
      this.isFull = isTooMuch({ open, openBefore, answered, sinceMs, delayMs: delay.mean / 1e6 });
      [before, openBefore] = [now, open];
      this.answered = 0;
      delay.reset();
    }, lookEveryMs).unref();
    fastify.addHook('onClose', async () => {
      clearInterval(timer);
      delay.disable();
    });
  }
}
