import { Refusal } from '@reprise/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem';

const retryAfterS = 2;

/** Answers 503 before anything of a request was looked at; the client may soon try again. */
export const refuseAtTheDoor = (
  code: 'overloaded' | 'engine-unavailable',
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply =>
  sendProblem(request, response.header('retry-after', String(retryAfterS)), new Refusal(code));
