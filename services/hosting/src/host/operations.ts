import Fastify, { type FastifyInstance } from 'fastify';
import { ConfigurationFault, type Config } from '../config';
import { httpStatusOf, type HostHealth } from '../health';
import type { Telemetry } from '../telemetry';

/**
 * `GET /health/live`: the process turns; only a restart helps one that does not answer. `GET /health/ready`: whether it
 * does its work (see `HealthReport`). A restart never helps there: a host waits for its engines by itself.
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

const isInUse = (error: unknown): boolean => Object(error).code === 'EADDRINUSE';

/** Health and metrics on a port of their own, for those who run the product. @throws ConfigurationFault for a taken port. */
export async function serveOperations(
  { opsPort = 0 }: Pick<Config, 'opsPort'>,
  { health, telemetry }: Operations,
): Promise<OperationsServer> {
  const fastify = Fastify({ logger: false });
  serveHealth(fastify, health);
  telemetry.serveMetrics(fastify);
  try {
    await fastify.listen({ port: opsPort, host: '0.0.0.0' });
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new ConfigurationFault(
      `OPS_PORT: ${opsPort} is taken by another process; name another port, or 0 for any free one.`,
    );
  }
  const address = fastify.server.address();
  const port = typeof address === 'object' && address ? address.port : opsPort;
  return { port, close: () => fastify.close() };
}
