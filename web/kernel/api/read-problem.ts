import { type Problem, type ProblemCode, problemSchema } from '@reprise/contracts/problems';
import type { AppProblem, AppProblemCode } from './problem';

const byStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-body',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  409: 'concurrent-change',
  412: 'stale-revision',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  422: 'invalid-request',
  425: 'shipping-label-not-ready',
  429: 'too-many-requests',
  // A proxy, of what stands behind it: the request may have arrived.
  502: 'engine-unavailable',
  503: 'unavailable',
  504: 'engine-unavailable',
};

function fromBody(problem: Problem, retryAfter: number | undefined): AppProblem {
  const { code, status, traceId, detail, details } = problem;
  return { code, status, traceId, detail, details, violations: problem.violations ?? [], retryAfter };
}

/**
 * Reads `application/problem+json`; a reply without one (a HEAD, a proxy's page) becomes a problem by its status. Ours
 * are the errors that have a trace number, so nothing is called one here that asks for it.
 */
export async function readProblem(response: Response): Promise<AppProblem> {
  const wait = Number(response.headers.get('Retry-After'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = problemSchema.safeParse(body);
  if (parsed.success) return fromBody(parsed.data, retryAfter);
  const code: AppProblemCode = byStatus[response.status] ?? 'unexpected-reply';
  return { code, status: response.status, violations: [], retryAfter };
}
