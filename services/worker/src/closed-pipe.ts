import type { EventEmitter } from 'node:events';

const isClosed = (error: unknown): boolean =>
  ['EPIPE', 'ERR_STREAM_DESTROYED'].includes(String(Object(error).code));

/** The reader has seen enough (`| head`): printing stops, and the work in progress is completed. */
export function ignoreClosedPipe(stream: Pick<EventEmitter, 'on'>): void {
  stream.on('error', (error: unknown) => {
    if (!isClosed(error)) throw error;
  });
}
