import { preciseNow } from '@reprise/kernel';
import type { FastifyInstance } from 'fastify';
import type { RequestSeen } from './metrics';
import type { Tracing } from './tracing';

export type RequestWatch = { readonly request: (seen: RequestSeen) => void; readonly tracing: Tracing };

/**
 * Counts and traces every request of the API. The id of a request is the correlation id of everything that it
 * causes.
 */
export function observeRequests(fastify: FastifyInstance, { request: seen, tracing }: RequestWatch): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    // Addresses without a route are made up by strangers: all of them count as one.
    const route = request.routeOptions.url ?? 'none';
    const { method, id } = request;
    const status = reply.statusCode;
    seen({ method, route, status, seconds: reply.elapsedTime / 1000 });
    const ended = preciseNow();
    tracing.record({
      name: `${method} ${route}`,
      kind: 'server',
      ...{ correlationId: id, of: id, began: ended - reply.elapsedTime, ended },
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      ...(status >= 500 && { fault: `status ${status}` }),
    });
    done();
  });
}
