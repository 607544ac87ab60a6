import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { specOf } from './endpoint.decorator';
import { keepInput } from './input';
import { mustHold } from './must-hold';
import { readMultipart } from './multipart';
import { checkContentType, negotiate, offeredBy } from './negotiation';
import type { RequestLimits } from './request-limits';
import { header } from './header';
import { namedAccount } from './named-account';
import { readInput } from './read-input';
import type { PositionWaiter, Session, SessionReader } from '../ports';

type Who = { session: Session; scope: TenantScope };
const waitMilliseconds = 2000;
const longestPosition = 100;

/** `Authorization: Bearer …`, or the token header of the specification. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? header(request, 'token');

const asked = z.object({ authorization: z.string() });

/** A browser's EventSource cannot send headers, so a stream, and nothing else, takes its token from the query. */
function tokenOf(spec: EndpointSpec, request: FastifyRequest): string | undefined {
  const token = bearerOf(request);
  if (token || spec.produces !== 'text/event-stream') return token;
  return asked.safeParse(request.query).data?.authorization;
}

/** Replies to reads may be compressed; the header name is spelt as the compressor expects it. */
const varyOf = ({ method }: EndpointSpec): string =>
  method === 'GET' ? 'Accept, accept-encoding' : 'Accept';

/** Everything before the handler: rate limit, authentication, permission, parsing, waiting for the read model. */
export class EndpointGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionReader,
    private readonly waiter: PositionWaiter | undefined,
    private readonly limits: RequestLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = specOf(context.getHandler());
    if (!spec) return false;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    await this.limits.take(spec, 'address', request.ip);
    const who = await this.authenticate(spec, request);
    if (who) await this.limits.take(spec, 'session', `${who.session.accountId}/${who.session.userId}`);
    await this.read(spec, request, who);
    // Commands too: they look up their target in a list.
    await this.waitFor(spec, header(request, 'reprise-min-position'));
    http.getResponse<FastifyReply>().header('vary', varyOf(spec));
    return true;
  }

  private async read(spec: EndpointSpec, request: FastifyRequest, who: Who | undefined): Promise<void> {
    // A probe is answered by its status alone, whatever the format of what it asks about (customer journey §7).
    if (spec.method !== 'HEAD') negotiate(header(request, 'accept'), offeredBy(spec));
    const hasBody = request.body !== undefined || header(request, 'content-type') !== undefined;
    checkContentType(spec, header(request, 'content-type'), hasBody);
    if (spec.consumes === 'multipart/form-data') request.body = await readMultipart(request);
    keepInput(request, readInput(spec, request, who));
  }

  private async authenticate(spec: EndpointSpec, request: FastifyRequest): Promise<Who | undefined> {
    const token = tokenOf(spec, request);
    if (spec.access === 'public') return token ? this.whoever(token, request) : undefined;
    if (!token) throw new Refusal('unauthenticated');
    const session = await this.sessions.read(token, header(request, 'x-module'), namedAccount(spec, request));
    mustHold(session, spec);
    return { session, scope: await this.sessions.scopeOf(session) };
  }

  /** A public endpoint works for everyone, even with an expired session. */
  private async whoever(token: string, request: FastifyRequest): Promise<Who | undefined> {
    try {
      const session = await this.sessions.read(token, header(request, 'x-module'));
      return { session, scope: await this.sessions.scopeOf(session) };
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private async waitFor(spec: EndpointSpec, position: string | undefined): Promise<void> {
    if (!position || !this.waiter) return;
    if (position.length > longestPosition || !this.waiter.isPosition(position))
      throw new Refusal('malformed-query', { header: 'Reprise-Min-Position' });
    const reached = await this.waiter.reached(position, waitMilliseconds, spec.name);
    if (!reached) throw new Refusal('read-model-behind', { retryAfter: 1 });
  }
}
