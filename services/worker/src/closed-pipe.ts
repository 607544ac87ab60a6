import type { EventEmitter } from 'node:events';

const isClosed = (error: unknown): boolean =>
  ['EPIPE', 'ERR_STREAM_DESTROYED'].includes(String(Object(error).code));

/** Whoever reads has seen enough (`| head`): no more is said, and what is being done is done to its end. */
export function ignoreClosedPipe(stream: Pick<EventEmitter, 'on'>): void {
  stream.on('error', (error: unknown) => {
    if (!isClosed(error)) throw error;
  });
}
