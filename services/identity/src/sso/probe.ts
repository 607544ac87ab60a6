import type { SsoTestOutcome } from '@reprise/contracts/identity';
import type { GuardedFetch, OutboundRule } from '@reprise/kernel/outbound';
import { authorizationCodeGrant, ResponseBodyError, type Configuration } from 'openid-client';
import { discover, type Provider } from './identity-provider';
import { detailOf, outcomeOf } from './provider-faults.rules';

type Found = { readonly outcome: SsoTestOutcome; readonly detail: string; readonly endsSessions: boolean };

const found = (outcome: SsoTestOutcome, detail = '', endsSessions = false): Found => ({
  outcome,
  detail,
  endsSessions,
});

async function hasKeys(provider: Configuration, { fetch }: GuardedFetch): Promise<boolean> {
  const { jwks_uri: address } = provider.serverMetadata();
  if (!address) return false;
  const answer = await fetch(address, { method: 'GET', headers: { accept: 'application/json' } });
  const said: unknown = answer.ok ? await answer.json() : undefined;
  const keys = typeof said === 'object' && said !== null && 'keys' in said ? said.keys : undefined;
  return Array.isArray(keys) && keys.length > 0;
}

/** A code that nobody was given: a provider that knows the client refuses the code, another one the client. */
async function refusalOf(provider: Configuration, redirectUri: string): Promise<unknown> {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({ code: 'test-of-the-configuration', state: 'test' }).toString();
  const { issuer, authorization_response_iss_parameter_supported: named } = provider.serverMetadata();
  if (named) address.searchParams.set('iss', issuer);
  return authorizationCodeGrant(provider, address, {
    ...{ expectedState: 'test', pkceCodeVerifier: 'test'.repeat(12) },
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Asks a provider everything that a log-in asks, but for a person. */
export async function probe(
  asked: Provider,
  outbound: GuardedFetch,
  rule: OutboundRule,
  redirectUri: string,
): Promise<Found> {
  try {
    const provider = await discover(asked, outbound, rule);
    const ends = provider.serverMetadata().end_session_endpoint !== undefined;
    if (!(await hasKeys(provider, outbound))) return found('no-keys', '', ends);
    const refusal = await refusalOf(provider, redirectUri);
    if (refusal instanceof ResponseBodyError && refusal.error === 'invalid_grant')
      return found('works', '', ends);
    return found(outcomeOf(refusal), detailOf(refusal), ends);
  } catch (error) {
    return found(outcomeOf(error), detailOf(error));
  }
}
