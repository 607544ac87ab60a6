import type { FastifyInstance } from 'fastify';
import { ConfigurationFault } from '../configuration-fault';

const faults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process; choose another port, or 0 for any free one.',
  EACCES:
    'may not be opened by this user; choose a port from 1024 on, and put a reverse proxy in front of it.',
};

/** @param variable that sets the port. @returns the port. @throws ConfigurationFault if it is in use or not allowed. */
export async function listen(fastify: FastifyInstance, port: number, variable: string): Promise<number> {
  try {
    await fastify.listen({ port, host: '0.0.0.0' });
  } catch (error) {
    const fault = faults[Object(error).code];
    if (!fault) throw error;
    throw new ConfigurationFault(`${variable}: ${port} ${fault}`);
  }
  const address = fastify.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
