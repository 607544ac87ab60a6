import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { specOf, successStatus } from './endpoint.decorator';
import { header } from './header';
import { collectionOf, itemOf } from './hydra-collection';
import type { Idempotency } from './idempotency';
import { jsonLd, negotiate, offeredBy } from './negotiation';
import { listOf } from './read-input';
import type { EndpointRegistry } from './registry';
import { Reply } from './reply';
import { checkReply, isBody, isPage, plain } from './reply-body';
import { sharedBytes } from './shared-body';

/** Writes what a handler returned: JSON-LD or plain JSON, with its headers (http api "Negotiation"). */
export class ReplyInterceptor implements NestInterceptor {
  constructor(
    private readonly registry: () => EndpointRegistry,
    private readonly idempotency: Idempotency | undefined,
    private readonly checkReplies: boolean,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const spec = specOf(context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const response = http.getResponse<FastifyReply>();
    const run = async (): Promise<Reply<unknown>> => {
      const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return result instanceof Reply ? result : new Reply(result);
    };
    if (!spec) return run();
    const result = await (this.idempotency?.once(spec, request, run) ?? run());
    if (response.sent) return undefined;
    return this.write(spec, request, response, result);
  }

  private write(
    spec: EndpointSpec,
    request: FastifyRequest,
    response: FastifyReply,
    result: Reply<unknown>,
  ): unknown {
    const { body, options } = result;
    const status = options.status ?? successStatus(spec);
    response.status(status);
    this.headers(spec, response, result, status);
    if (status === 204 || body === undefined) return undefined;
    if (spec.produces) {
      if (!response.hasHeader('content-type')) response.type(spec.produces);
      return options.shared && Buffer.isBuffer(body) ? sharedBytes(body, request, response) : body;
    }
    if (isFresh(request, response)) {
      response.status(304);
      return undefined;
    }
    if (this.checkReplies) checkReply(spec, body);
    const type = negotiate(header(request, 'accept'), offeredBy(spec));
    if (!response.hasHeader('content-type')) response.type(`${type}; charset=utf-8`);
    const written = type === jsonLd ? this.linked(spec, request, body) : plain(spec, body);
    return options.shared && written === body && isShareable(body)
      ? sharedBytes(body, request, response)
      : written;
  }

  private headers(
    spec: EndpointSpec,
    response: FastifyReply,
    { body, options }: Reply<unknown>,
    status: number,
  ): void {
    if (options.position) response.header('reprise-position', options.position);
    if (isPage(body) && body.filling) response.header('reprise-filling', 'true');
    const revision = options.revision ?? (isBody(body) ? body['revision'] : undefined);
    if (typeof revision === 'number' && !spec.list) response.header('etag', `"${revision}"`);
    if (status === 201 && spec.resource && isBody(body) && typeof body['id'] === 'string') {
      response.header('location', this.registry().iriOf(spec.resource, body['id'], spec.path));
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) response.header(name, value);
  }

  private linked(spec: EndpointSpec, request: FastifyRequest, body: unknown): unknown {
    if (spec.list && isPage(body)) {
      return collectionOf(this.registry(), spec, request.url, listOf(spec, request.query), body);
    }
    if (!spec.resource) return body;
    if (Array.isArray(body)) {
      const whole = { ...listOf(spec, {}), pagination: false };
      return collectionOf(this.registry(), spec, request.url, whole, { items: body, total: body.length });
    }
    return isBody(body) ? itemOf(this.registry(), spec, body) : body;
  }
}

const isShareable = (body: unknown): body is object => typeof body === 'object' && body !== null;

const isFresh = (request: FastifyRequest, response: FastifyReply): boolean => {
  const etag = response.getHeader('etag');
  return etag !== undefined && request.method === 'GET' && header(request, 'if-none-match') === etag;
};
