import type { ProblemCode } from '@reprise/contracts/problems';

/** English sentences for codes that do not read as one. Screens translate the code instead. */
export const problemTexts: Partial<Record<ProblemCode, string>> = {
  'malformed-body': 'The body could not be read.',
  'malformed-query': 'The query parameters could not be read.',
  'invalid-request': 'The request is not valid.',
  unauthenticated: 'A valid token is required.',
  'session-expired': 'The session has expired.',
  forbidden: 'Your role does not allow this.',
  'not-found': 'Not found.',
  'method-not-allowed': 'This method is not allowed here.',
  'not-acceptable': 'None of the accepted media types is available.',
  'unsupported-media-type': 'The content type of the body is not supported.',
  'body-too-large': 'The body is too large.',
  'stale-revision': 'The resource has changed since it was read.',
  'concurrent-change': 'Someone else changed the resource at the same time.',
  'idempotency-key-reused': 'The idempotency key was already used for another request.',
  'too-many-requests': 'Too many requests; try again later.',
  'read-model-behind': 'The data is not up to date yet; try again.',
  unavailable: 'The service is unavailable; try again later.',
  'engine-unavailable':
    'Part of the service is not responding. The request may have been saved: send it again with the same Idempotency-Key.',
  'internal-error': 'Internal server error.',
  'credentials-incorrect': 'The credentials are incorrect.',
  'sso-mandatory': 'The organisation requires single sign-on.',
  'sso-organisation-unknown': 'No organisation matches this e-mail address.',
  'sso-configuration-error': 'Single sign-on is not set up correctly for this organisation.',
  'sso-callback-failed': 'Single sign-on failed.',
  'shipping-label-not-ready': 'Shipping label is not available yet.',
  'shipping-label-not-expected': 'Shipping label is not expected for this buyback.',
  'external-id-already-used': 'This external ID already exists',
  'white-label-unavailable': 'Failed to get WhiteLabelConfig',
};
