import type { ProblemCode } from '@reprise/contracts/problems';

/** Problems detected by the browser; translated in `problems` like the server's own codes. */
export const clientProblemCodes = ['network-unreachable', 'request-timeout', 'unexpected-reply'] as const;
export type ClientProblemCode = (typeof clientProblemCodes)[number];
export type AppProblemCode = ProblemCode | ClientProblemCode;
export type AppViolation = { propertyPath: string; message: string; code: string };

/** A refusal as screens receive it. `status` is 0 if no reply arrived. */
export type AppProblem = {
  code: AppProblemCode;
  status: number;
  traceId?: string;
  detail?: string;
  details?: Readonly<Record<string, unknown>>;
  violations: readonly AppViolation[];
  /** Seconds the server asks to wait (429, 503). */
  retryAfter?: number;
};

/** Thrown by the api client for everything that is not a success. */
export class ProblemError extends Error {
  constructor(readonly problem: AppProblem) {
    super(problem.code);
    this.name = 'ProblemError';
  }
}

/** Nothing was done, and no rule says why: a screen adds in its own words what did not happen. */
export const isGenericFailure = ({ code }: AppProblem): boolean =>
  code === 'internal-error' || code === 'unavailable' || code === 'overloaded' || code === 'storage-full';

export const clientProblem = (code: ClientProblemCode): AppProblem => ({ code, status: 0, violations: [] });

/** Anything thrown, as a problem; an abort is not one and stays an exception. */
export const problemOf = (error: unknown): AppProblem =>
  error instanceof ProblemError ? error.problem : clientProblem('unexpected-reply');

/**
 * Nobody knows whether the server acted: it did not answer, or a proxy did for it. The same key makes the next attempt
 * the same request.
 */
export const isUndecided = ({ code }: AppProblem): boolean =>
  code === 'network-unreachable' ||
  code === 'request-timeout' ||
  code === 'unexpected-reply' ||
  code === 'engine-unavailable';

/** A lost network, a server that is busy or out of order: the same call may be answered a moment later. */
const isPassing = ({ status }: AppProblem): boolean => status === 0 || status === 429 || status >= 500;

/**
 * A session that the server will not renew has ended. One of which it could not say so lives on: the call that needed
 * it fails like any other. @throws ProblemError
 */
export function refusedOrThrown(error: unknown): false {
  if (error instanceof ProblemError && isPassing(error.problem)) throw error;
  return false;
}
