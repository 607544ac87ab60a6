import type { StreamingRead } from '@eventstore/db-client';

/** The server holds the connection and sends nothing: the client's reads have no deadline of their own. */
export class ServerSilent extends Error {
  constructor(silenceMs: number) {
    super(`the event store sent nothing for ${silenceMs} ms`);
    this.name = 'ServerSilent';
  }
}

/** What the client calls the error, e.g. `wrong-expected-version`; `undefined` for one that is not the client's. */
export const errorType = (error: unknown): string | undefined =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : undefined;

const broken = new Set(['unavailable', 'cancelled', 'not-leader']);
const breathMs = 20;

/** Also a call that was begun on a channel just closed because of another's fault. */
const brokeOff = (error: unknown): boolean =>
  broken.has(errorType(error) ?? '') ||
  (error instanceof Error && error.message === 'Channel has been shut down');

/**
 * Does it once more when the connection broke off, or the leader moved: the client has then gone on to the next. All
 * that is asked of the server may be asked twice; an append repeats its ids at its revision.
 */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!brokeOff(error)) throw error;
    await new Promise((done) => setTimeout(done, breathMs));
    return work();
  }
}

/**
 * Runs a read to its end, or until `take` answers `false`.
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
