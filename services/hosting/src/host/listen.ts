import type { FastifyInstance } from 'fastify';
import { ConfigurationFault } from '../config';

const isInUse = (error: unknown): boolean => Object(error).code === 'EADDRINUSE';

/** @param variable that sets the port. @returns the port. @throws ConfigurationFault if it is in use. */
export async function listen(fastify: FastifyInstance, port: number, variable: string): Promise<number> {
  try {
    await fastify.listen({ port, host: '0.0.0.0' });
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new ConfigurationFault(
      `${variable}: ${port} is in use by another process; choose another port, or 0 for any free one.`,
    );
  }
  const address = fastify.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
