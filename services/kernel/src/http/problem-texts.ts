import type { ProblemCode } from '@reprise/contracts/problems';

/** English sentences where the code alone does not read as one. Screens translate the code instead. */
export const problemTexts: Partial<Record<ProblemCode, string>> = {
  'malformed-body': 'The body cannot be read.',
  'malformed-query': 'The query parameters cannot be read.',
  'invalid-request': 'The request is not valid.',
  unauthenticated: 'A valid token is required.',
  'session-expired': 'The session has expired.',
  forbidden: 'This is not allowed.',
  'not-found': 'There is nothing here.',
  'method-not-allowed': 'This method is not allowed here.',
  'not-acceptable': 'No representation of the accepted types exists.',
  'unsupported-media-type': 'The content type of the body is not supported.',
  'body-too-large': 'The body is too large.',
  'stale-revision': 'This has changed since it was read.',
  'concurrent-change': 'Someone else changed this at the same time.',
  'idempotency-key-reused': 'The idempotency key was used for another request.',
  'too-many-requests': 'There were too many requests; try again later.',
  'read-model-behind': 'The answer is not up to date yet; try again.',
  unavailable: 'The service is not available; try again later.',
  'engine-unavailable':
    'A part of the service does not answer. What was sent may or may not be kept: send it again with the same Idempotency-Key.',
  'internal-error': 'Something went wrong here.',
  'credentials-incorrect': 'The credentials are incorrect.',
  'sso-mandatory': 'The organisation requires its single sign-on.',
  'sso-organisation-unknown': 'No organisation matches the e-mail.',
  'sso-configuration-error': 'The single sign-on of the organisation is not configured.',
  'sso-callback-failed': 'The single sign-on failed.',
  'shipping-label-not-ready': 'Shipping label is not available yet.',
  'shipping-label-not-expected': 'Shipping label is not expected for this buyback.',
  'external-id-already-used': 'This external ID already exists',
  'white-label-unavailable': 'Failed to get WhiteLabelConfig',
};
