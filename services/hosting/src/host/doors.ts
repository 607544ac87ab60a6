import { spawn, type SendHandle } from 'node:child_process';
import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many connections a server takes in one turn of the event loop. */
const mostDoors = 16;
/** As Node's HTTP server takes its connections. */
const asHttp = { allowHalfOpen: true, noDelay: true };
/** Hands each listener back, as a copy of its own. */
const helper = 'process.on("message", (at, door) => process.send(at, door, () => door.close()))';

/** What a listener is below Node's server; Node has no public name for it. */
type Door = SendHandle & { close(): void };

export type Doors = {
  /** Settled once there are as many as there will be. */
  readonly opened: Promise<void>;
  /** Takes no more connections, and settles when those that were taken have ended. */
  close(): Promise<void>;
};

/**
 * Lets a listening server take many connections in one turn of the event loop. Since version 1.45 libuv takes one for
 * each listener (https://github.com/libuv/libuv/pull/3696), so that new visitors wait for their place while the turns
 * are long: at 50 ms a turn, twenty come in a second. Node opens no second listener at a port without letting
 * other processes open theirs (`reusePort`), so a short-lived process gives the one that there is back, several
 * times. Where none can be started, the server goes on with one.
 * @param node the program that the short-lived process runs
 */
export function openDoors(server: Server, node = process.execPath): Doors {
  const copies: Server[] = [];
  let closed = false;
  const child = spawn(node, ['-e', helper], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
  child.unref();
  child.channel?.unref();
  const letIn = (socket: Socket): boolean => server.emit('connection', socket);
  const opened = new Promise<void>((done) => {
    child.once('error', () => done()).once('exit', () => done());
    child.on('message', (_at, door) => {
      if (closed) return (door as Door).close();
      copies.push(new Server(asHttp, letIn).on('error', () => undefined).listen(door));
      if (copies.length === mostDoors - 1) child.disconnect();
    });
    const { _handle: door } = server as unknown as { readonly _handle: Door };
    for (let at = 1; at < mostDoors; at += 1) child.send(at, door, { keepOpen: true }, () => undefined);
  });
  return {
    opened,
    async close() {
      closed = true;
      child.kill();
      await Promise.all(copies.map((copy) => once(copy.close(), 'close')));
    },
  };
}

/** Opens doors as soon as it listens. It is closed when whoever came through them has been answered too. */
export function withDoors(fastify: FastifyInstance): void {
  let doors: Doors | undefined;
  fastify.addHook('onListen', async () => {
    doors = openDoors(fastify.server);
  });
  fastify.addHook('onClose', async () => doors?.close());
}
