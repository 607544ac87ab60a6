import { Refusal } from '@reprise/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem';

const retryAfterS = { overloaded: 2, 'engine-unavailable': 2, 'storage-full': 60 } as const;

/** Answers 503 before anything of a request was looked at; the client may soon try again. */
export const refuseAtTheDoor = (
  code: keyof typeof retryAfterS,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply =>
  sendProblem(request, response.header('retry-after', String(retryAfterS[code])), new Refusal(code));
