import { isRead } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';

/** The first value of a header. */
export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** `"3"`, also weak, is a revision; `*` is any. @throws Refusal `stale-revision` if it was never our ETag. */
export function revisionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined) throw new Refusal('stale-revision');
  return Number(digits);
}

/** What a write expects to change; a read depends on no revision. */
export const expectedRevisionOf = (request: FastifyRequest): number | undefined =>
  isRead(request.method) ? undefined : revisionIn(header(request, 'if-match'));
