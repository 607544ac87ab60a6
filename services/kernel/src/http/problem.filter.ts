import { Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import { problemStatus, Refusal } from '@reprise/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergePatch } from '@reprise/contracts/kernel';
import { refusalOf, retryAfterOf } from './problem';
import { apiRoot, type EndpointRegistry } from './registry';
import { sendProblem } from './send-problem';

/** Answers every error as `application/problem+json`; the text of an unexpected one goes to the log only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly registry: () => EndpointRegistry) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const response = http.getResponse<FastifyReply>();
    if (response.sent) return;
    const refusal = this.atUnknownRoute(request, refusalOf(error));
    if (refusal.code === 'internal-error')
      this.logger.error(
        `${request.id} ${request.method} ${request.url.split('?')[0]}`,
        error instanceof Error ? error.stack : String(error),
      );
    this.headers(response, refusal);
    void sendProblem(request, response, refusal);
  }

  /** The router answers "not found" for a wrong method too; the registry knows better. */
  private atUnknownRoute(request: FastifyRequest, refusal: Refusal): Refusal {
    if (refusal.code !== 'not-found') return refusal;
    const path = request.url.split('?')[0]?.slice(apiRoot.length) ?? '';
    const allowed = this.registry().methodsAt(path);
    if (allowed.length === 0 || allowed.includes(request.method)) return refusal;
    return new Refusal('method-not-allowed', { allowed });
  }

  private headers(response: FastifyReply, refusal: Refusal): void {
    const { code, details } = refusal;
    response.header('x-content-type-options', 'nosniff');
    const seconds = retryAfterOf(refusal);
    if (seconds !== undefined) response.header('retry-after', String(seconds));
    if (problemStatus(code) === 401) response.header('www-authenticate', 'Bearer');
    if (code === 'method-not-allowed' && Array.isArray(details['allowed'])) {
      response.header('allow', details['allowed'].join(', '));
    }
    if (code === 'unsupported-media-type') response.header('accept-patch', mergePatch);
  }
}
