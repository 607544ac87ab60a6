import type { problemTable } from '../table';

const inMinutes = 'too-many-requests-minutes';
const ofAddress = 'sso-address-not-accepted';
/** Of one problem, what only time or somebody else can put right is said in a sentence of its own. */
const ofReason = {
  'sso-configuration-error': { unreachable: 'sso-provider-unreachable' },
  'sso-callback-failed': {
    'no-email': ofAddress,
    'email-not-verified': ofAddress,
    'other-domain': ofAddress,
    'other-subject': ofAddress,
    'not-active': 'sso-user-not-active',
  },
} as const;

/** A visitor has no administrator to turn to, and never logged in. */
const ofVisitor = {
  'internal-error': 'internal-error-visitor',
  'unexpected-reply': 'unexpected-reply-visitor',
  'session-expired': 'session-expired-visitor',
  unauthenticated: 'session-expired-visitor',
  'storage-full': 'unavailable',
} as const;

/** Sentences of `locales` beside each code's own. */
export const furtherSentences = [
  inMinutes,
  'sso-provider-unreachable',
  ofAddress,
  'sso-user-not-active',
  'internal-error-visitor',
  'unexpected-reply-visitor',
  'session-expired-visitor',
] as const;
type Further = (typeof furtherSentences)[number] | 'unavailable';
export type ProblemSentence = keyof typeof problemTable | Further;

/** A wait that is told in seconds is one that a person would sit out. */
const longWait = 90;

function furtherOf(code: string, reason: unknown, seconds: number | undefined): Further | undefined {
  if (code === 'too-many-requests')
    return seconds !== undefined && seconds >= longWait ? inMinutes : undefined;
  const reasons: Readonly<Record<string, Readonly<Record<string, Further>>>> = ofReason;
  return reasons[code]?.[String(reason)];
}

/**
 * Which sentence says a problem, and what it names; API and screens say the same (ADR 58).
 * @param visitor whether nobody is signed in on the public site
 */
export function sentenceFor<C extends string>(
  code: C,
  details: Readonly<Record<string, unknown>>,
  seconds: number | undefined,
  visitor = false,
): { readonly sentence: C | Further; readonly values: Record<string, unknown> } {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const anonymous: Readonly<Record<string, Further>> = visitor ? ofVisitor : {};
  const sentence = anonymous[code] ?? furtherOf(code, details['reason'], seconds) ?? code;
  return { sentence, values: { ...details, seconds, minutes } };
}
