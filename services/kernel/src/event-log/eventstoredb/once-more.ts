import type { StreamingRead } from '@eventstore/db-client';
import { awaySignOf } from '../../base';

/** The server keeps the connection open and sends nothing: the client's reads have no deadline of their own. */
class ServerSilent extends Error {
  constructor(silenceMs: number) {
    super(`the event store sent nothing for ${silenceMs} ms`);
    this.name = 'ServerSilent';
  }
}

/** The client's name for the error, e.g. `wrong-expected-version`; `undefined` for other errors. */
export const errorType = (error: unknown): string | undefined =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : undefined;

const breathMs = 20;

/** Runs the work, and once more if that may help. */
export type OnceMore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Retries once if the connection broke, or the leader moved: the client has by then switched to the next node. A
 * node without a leader is left first, because the client would stay with it. Every request to the server may safely
 * be sent twice; an append repeats its ids at its revision.
 */
export const onceMoreOn =
  (leave: () => Promise<void>): OnceMore =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      const sign = awaySignOf(error);
      if (sign?.told !== 'broken') throw error;
      if (sign.leaderless) await leave();
      await new Promise((done) => setTimeout(done, breathMs));
      return work();
    }
  };

/**
 * Runs a read to its end, or until `take` returns `false`.
 * @throws the client's error, or ServerSilent.
 */
export function readThrough<E>(
  read: StreamingRead<E>,
  silenceMs: number,
  take: (event: E) => boolean,
): Promise<void> {
  return new Promise((done, failed) => {
    let heard = true;
    const finish = (settle: () => void): void => {
      clearInterval(watch);
      settle();
    };
    const cancel = (): void => void read.cancel().catch(() => {});
    const watch = setInterval(() => {
      if (!heard) finish(() => (cancel(), failed(new ServerSilent(silenceMs))));
      heard = false;
    }, silenceMs / 2);
    read.on('error', (error: Error) => finish(() => failed(error)));
    read.on('end', () => finish(done));
    read.on('data', (event: E) => {
      heard = true;
      if (!take(event)) finish(() => (cancel(), done()));
    });
  });
}
