import { problemStatus, type Refusal } from '@reprise/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem';
import { languageOf, localeOf } from './spoken-language';

const varied = (response: FastifyReply): string => {
  const known = String(response.getHeader('vary') ?? '').split(/\s*,\s*/);
  return [...new Set([...known, 'Accept', 'Accept-Language'])].filter(Boolean).join(', ');
};

/** The only way to answer with a problem: in the language of who asked, and no cache gives it to somebody else. */
export function sendProblem(request: FastifyRequest, response: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = localeOf(request);
  return response
    .status(problemStatus(refusal.code))
    .type('application/problem+json; charset=utf-8')
    .header('content-language', languageOf(locale))
    .header('vary', varied(response))
    .send(request.method === 'HEAD' ? undefined : problemOf(refusal, request.id, locale));
}
