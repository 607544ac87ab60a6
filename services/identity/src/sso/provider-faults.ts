import type { SsoTestOutcome } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { AddressNotAllowed } from '@reprise/kernel/outbound';
import { ResponseBodyError } from 'openid-client';

/** The error and what caused it, outermost first. */
function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  return [error, ...causesOf(error.cause)];
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);
const isNetwork = (error: Error): boolean =>
  /^(E[A-Z]{4,}|UND_ERR|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|TimeoutError|AbortError)/.test(
    codeOf(error),
  );
const isClient = (error: Error): boolean =>
  error instanceof ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error);

/** Why a provider cannot be asked, as the one who configures it is told. */
export function outcomeOf(error: unknown): SsoTestOutcome {
  const causes = causesOf(error);
  if (causes.some((each) => each instanceof AddressNotAllowed)) return 'address-not-allowed';
  if (causes.some(isClient)) return 'client-refused';
  return causes.some(isNetwork) ? 'unreachable' : 'not-a-provider';
}

/** In the words of the network or the provider, without what was sent. */
export const detailOf = (error: unknown): string =>
  causesOf(error)
    .map(({ message }) => message)
    .join(': ')
    .slice(0, 300);

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
