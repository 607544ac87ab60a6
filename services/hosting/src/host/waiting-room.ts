import { sendProblem } from '@reprise/kernel/http';
import { Refusal } from '@reprise/contracts/problems';
import Fastify from 'fastify';
import type { HostHealth } from '../health';
import { listen } from './listen';
import { serveHealth } from './operations';

const retryAfterS = 5;

/**
 * Answers on the product's port while the process waits for its engines: the usual health, and 503 for everything
 * else. It also keeps the process alive, which the engine checks alone would not. @throws ConfigurationFault if the
 * port is in use.
 */
export async function openWaitingRoom(
  port: number,
  health: Pick<HostHealth, 'report'>,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const fastify = Fastify({ logger: false, forceCloseConnections: true });
  serveHealth(fastify, health);
  fastify.setNotFoundHandler((request, reply) =>
    sendProblem(
      request,
      reply.header('retry-after', String(retryAfterS)).header('cache-control', 'no-store'),
      new Refusal('engine-unavailable'),
    ),
  );
  return { port: await listen(fastify, port, 'PORT'), close: () => fastify.close() };
}
