import type { SsoTestOutcome } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { AddressNotAllowed } from '@reprise/kernel/outbound';
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

type Cause = Pick<Error, 'name' | 'message' | 'cause'>;
const isCause = (error: unknown): error is Cause =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

/** The error and what caused it, outermost first. */
const causesOf = (error: unknown): readonly Cause[] =>
  isCause(error) ? [error, ...causesOf(error.cause)] : [];

/** What a provider answers in its body or its challenge, instead of that it answered. */
function wordsOf(error: Cause): string {
  if (error instanceof ResponseBodyError) return error.error_description ?? error.error;
  if (!(error instanceof WWWAuthenticateChallengeError)) return error.message;
  const said = error.cause.flatMap(
    ({ parameters }) => parameters.error_description ?? parameters.error ?? [],
  );
  return said.join(', ') || error.message;
}

const codeOf = (error: Cause): string => ('code' in error ? String(error.code) : error.name);
const isNetwork = (error: Cause): boolean =>
  /^(E[A-Z]{4,}|UND_ERR|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|TimeoutError|AbortError)/.test(
    codeOf(error),
  );
/** A refusal comes in the body, or as a challenge in the header. */
function isClient(error: Cause): boolean {
  const said =
    error instanceof WWWAuthenticateChallengeError
      ? error.cause.map(({ parameters }) => parameters.error)
      : [error instanceof ResponseBodyError ? error.error : undefined];
  return said.some((each) => each === 'invalid_client' || each === 'unauthorized_client');
}

/** Why a provider cannot be asked, as the one who configures it is told. */
export function outcomeOf(error: unknown): SsoTestOutcome {
  const causes = causesOf(error);
  if (causes.some((each) => each instanceof AddressNotAllowed)) return 'address-not-allowed';
  if (causes.some(isClient)) return 'client-refused';
  return causes.some(isNetwork) ? 'unreachable' : 'not-a-provider';
}

/** In the words of the network or the provider, without what was sent. */
export const detailOf = (error: unknown): string => causesOf(error).map(wordsOf).join(': ').slice(0, 300);

/** The configuration is wrong or its provider away: nobody of this organisation gets in. */
export const misconfigured = (error: unknown): Refusal =>
  new Refusal('sso-configuration-error', { reason: outcomeOf(error) });

/** This one log-in failed; the client of a provider that refuses us is a matter of the configuration. */
export function refusedLogin(error: unknown): Refusal {
  const [first] = causesOf(error);
  const outcome = outcomeOf(error);
  if (outcome !== 'not-a-provider') return misconfigured(error);
  return new Refusal('sso-callback-failed', { reason: first ? codeOf(first) : 'unknown' });
}
