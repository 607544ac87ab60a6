import { problemOf } from '@reprise/kernel/http';
import { Refusal } from '@reprise/contracts/problems';
import Fastify from 'fastify';
import type { HostHealth } from '../health';
import { listen } from './listen';
import { serveHealth } from './operations';

const retryAfterS = 5;

/**
 * Answers at the port of the product while that waits for its engines: health as it is, 503 for everything else. It also
 * keeps the process alive, whose looks at the engines would not. @throws ConfigurationFault for a taken port.
 */
export async function openWaitingRoom(
  port: number,
  health: Pick<HostHealth, 'report'>,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const fastify = Fastify({ logger: false, forceCloseConnections: true });
  serveHealth(fastify, health);
  fastify.setNotFoundHandler((request, reply) =>
    reply
      .status(503)
      .header('retry-after', String(retryAfterS))
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(problemOf(new Refusal('engine-unavailable'), request.id)),
  );
  return { port: await listen(fastify, port, 'PORT'), close: () => fastify.close() };
}
