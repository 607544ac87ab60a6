import type { FastifyInstance } from 'fastify';
import { refuseAtTheDoor } from './refuse-at-the-door';
import { apiRoot } from './registry';

/** Refuses every request of the API at once while the engine that each of them needs is known to be away. */
export function refuseWhile(fastify: FastifyInstance, isAway: () => boolean): void {
  fastify.addHook('onRequest', async (request, response) => {
    if (!isAway() || !request.url.startsWith(apiRoot)) return undefined;
    return refuseAtTheDoor('engine-unavailable', request, response);
  });
}
