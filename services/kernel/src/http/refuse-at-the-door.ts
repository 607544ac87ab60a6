import { Refusal } from '@reprise/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem';

const retryAfterS = 2;

/** Answers 503 before anything of a request was looked at; the client may soon try again. */
export const refuseAtTheDoor = (
  code: 'overloaded' | 'engine-unavailable',
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply =>
  response
    .status(503)
    .header('retry-after', String(retryAfterS))
    .type('application/problem+json; charset=utf-8')
    .send(problemOf(new Refusal(code), request.id));
