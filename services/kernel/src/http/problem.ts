import type { Locale } from '@reprise/contracts/kernel';
import {
  problemStatus,
  Refusal,
  sentenceFor,
  type Problem,
  type ProblemCode,
  type RefusedField,
  type Violation,
} from '@reprise/contracts/problems';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import { isEngineAway } from '../base';
import { RevisionConflict } from '../event-log';
import { fieldText, problemText } from './problem-texts';

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

const unlessTold = 5;
const soon = 1;

/** How long to wait, in seconds; nothing where waiting helps nobody. */
export function retryAfterOf({ code, details }: Refusal): number | undefined {
  const status = problemStatus(code);
  if (code === 'request-under-way') return soon;
  if (status !== 429 && status !== 503) return undefined;
  const seconds = details['retryAfter'];
  return typeof seconds === 'number' ? seconds : unlessTold;
}

const titles: Readonly<Record<Locale, string>> = {
  'fr-FR': 'Une erreur est survenue',
  'en-GB': 'An error occurred',
  'nl-BE': 'Er is een fout opgetreden',
  'de-DE': 'Ein Fehler ist aufgetreten',
};

const violationIn = (locale: Locale, field: RefusedField): Violation => ({
  propertyPath: field.propertyPath,
  message: fieldText(locale, field),
  code: field.code,
});

/** What happened and what to do next. */
function sentenceOf(refusal: Refusal, locale: Locale): string {
  const { sentence, values } = sentenceFor(refusal.code, refusal.details, retryAfterOf(refusal));
  return problemText(locale, sentence, values);
}

/** As clients of API Platform show them: one field a line. */
const listed = (violations: readonly Violation[]): string =>
  violations
    .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
    .join('\n');

/** The body of `application/problem+json`, for three generations of API Platform clients (http api "Errors"). */
export function problemOf(refusal: Refusal, traceId: string, locale: Locale): Problem {
  const { code, details } = refusal;
  const violations = refusal.violations?.map((field) => violationIn(locale, field));
  const kind = violations ? 'ConstraintViolation' : 'Error';
  const type = `/${violations ? 'validation_errors' : 'errors'}/${code}`;
  const title = titles[locale];
  const sentence = sentenceOf(refusal, locale);
  const fields = violations && listed(violations);
  return {
    '@context': `/api/contexts/${kind}`,
    '@id': type,
    '@type': kind,
    type,
    title,
    status: problemStatus(code),
    detail: fields ? `${sentence}\n${fields}` : sentence,
    'hydra:title': title,
    // The stock client shows this beside the fields, and nothing but them (http api "Errors").
    'hydra:description': fields || sentence,
    ...(violations && { violations }),
    code,
    traceId,
    ...(Object.keys(details).length > 0 && { details: { ...details } }),
  };
}
