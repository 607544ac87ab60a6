import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { httpStatusOf, type HostHealth } from '../health';
import type { Telemetry } from '../telemetry';
import { listen } from './listen';

/**
 * `GET /health/live`: the process is running; one that does not answer needs a restart. `GET /health/ready`: whether
 * it works (see `HealthReport`). A restart never helps there: a host waits for its engines by itself.
 */
export function serveHealth(fastify: FastifyInstance, health: Pick<HostHealth, 'report'>): void {
  fastify.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  fastify.get('/health/ready', async (_request, reply) => {
    const report = health.report();
    return reply.status(httpStatusOf(report)).header('cache-control', 'no-store').send(report);
  });
}

export type OperationsServer = { readonly port: number; close(): Promise<void> };
export type Operations = { readonly health: HostHealth; readonly telemetry: Telemetry };

/** Health and metrics on a separate port, for operators. @throws ConfigurationFault if it is in use. */
export async function serveOperations(
  { opsPort = 0 }: Pick<Config, 'opsPort'>,
  { health, telemetry }: Operations,
): Promise<OperationsServer> {
  const fastify = Fastify({ logger: false });
  serveHealth(fastify, health);
  telemetry.serveMetrics(fastify);
  const port = await listen(fastify, opsPort, 'OPS_PORT');
  return { port, close: () => fastify.close() };
}
