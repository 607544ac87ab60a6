import {
  problemStatus,
  Refusal,
  type Problem,
  type ProblemCode,
  type Violation,
} from '@reprise/contracts/problems';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import { isEngineAway } from '../base';
import { RevisionConflict } from '../event-log';
import { problemTexts } from './problem-texts';

const byStatus: Partial<Record<number, ProblemCode>> = {
  400: 'malformed-body',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  422: 'invalid-request',
  429: 'too-many-requests',
  503: 'unavailable',
};

const statusOf = (error: Error): number | undefined => {
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  return [statusCode, status].find((value) => typeof value === 'number');
};

/** The error as one of the codes. Anything unknown is `internal-error`, and its text is not revealed. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RevisionConflict) return new Refusal('concurrent-change');
  if (error instanceof DocumentConflict) {
    return new Refusal(error.reason === 'revision' ? 'concurrent-change' : 'identifier-already-used');
  }
  if (isEngineAway(error)) return new Refusal('engine-unavailable');
  const status = error instanceof Error ? statusOf(error) : undefined;
  return new Refusal((status !== undefined && byStatus[status]) || 'internal-error');
}

const sentence = (code: ProblemCode): string => {
  const words = code.replaceAll('-', ' ');
  return problemTexts[code] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

const listed = (violations: readonly Violation[]): string =>
  violations
    .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
    .join('\n');

const title = 'An error occurred';

/** The body of `application/problem+json`, for three generations of API Platform clients (http api "Errors"). */
export function problemOf(refusal: Refusal, traceId: string): Problem {
  const { code, details, violations } = refusal;
  const kind = violations ? 'ConstraintViolation' : 'Error';
  const type = `/${violations ? 'validation_errors' : 'errors'}/${code}`;
  const detail = violations?.length ? listed(violations) : sentence(code);
  return {
    '@context': `/api/contexts/${kind}`,
    '@id': type,
    '@type': kind,
    type,
    title,
    status: problemStatus(code),
    detail,
    'hydra:title': title,
    'hydra:description': detail,
    ...(violations && { violations: [...violations] }),
    code,
    traceId,
    ...(Object.keys(details).length > 0 && { details: { ...details } }),
  };
}
