import type { GuardedFetch, OutboundRule } from '@reprise/kernel/outbound';
import * as client from 'openid-client';
import type { SsoAttempt } from './sso-attempt';

export type Provider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
};
export type SignedInThere = {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly idToken: string;
};

/** Seconds by which a provider's clock may differ from ours. */
const clocksDiffer = 30;
const scope = 'openid email profile';

/** As the provider asks for it; by its header unless it takes the form alone. */
const bySecret =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    way(secret)(server, ...rest);
  };

/**
 * What the provider says of itself, asked anew for each log-in: a key that it changed a second ago is the one that
 * counts. Its tokens must be signed by a key that it publishes.
 * @throws whatever is wrong with the address, the connection or the description.
 */
export function discover(
  { issuer, clientId, clientSecret }: Provider,
  { fetch }: GuardedFetch,
  { plainHttp }: OutboundRule,
): Promise<client.Configuration> {
  const metadata = { [client.clockTolerance]: clocksDiffer };
  const authentication = clientSecret ? bySecret(clientSecret) : client.None();
  return client.discovery(new URL(issuer), clientId, metadata, authentication, {
    [client.customFetch]: fetch,
    execute: [client.enableNonRepudiationChecks, ...(plainHttp ? [client.allowInsecureRequests] : [])],
  });
}

/** Who is logged in at the provider is asked for anew. */
export type Prompt = 'login' | undefined;

/** Authorization code with PKCE, state and nonce. */
export async function beginAt(provider: client.Configuration, redirectUri: string, prompt?: Prompt) {
  const state = client.randomState();
  const nonce = client.randomNonce();
  const codeVerifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(provider, {
    ...{ scope, state, nonce, redirect_uri: redirectUri, response_type: 'code' },
    ...{ code_challenge_method: 'S256', ...(prompt && { prompt }) },
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
  });
  return { url, state, nonce, codeVerifier };
}

/** @param returned what the provider added to the callback's address. @throws if anything is not as it was begun. */
export async function redeemAt(
  provider: client.Configuration,
  redirectUri: string,
  returned: string,
  { state, nonce, codeVerifier }: SsoAttempt,
): Promise<SignedInThere> {
  const address = new URL(redirectUri);
  address.search = returned;
  const tokens = await client.authorizationCodeGrant(provider, address, {
    ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true },
  });
  const said = tokens.claims();
  if (!said || !tokens.id_token) throw new Error('no identity');
  // Many providers tell e-mail and name there only; what is signed comes first.
  const more = provider.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(provider, tokens.access_token, said.sub)
    : {};
  return { claims: { ...more, ...said }, idToken: tokens.id_token };
}

/** Where the browser ends the provider's session; undefined for a provider that cannot. */
export function logoutAt(provider: client.Configuration, idToken: string, back: string): URL | undefined {
  const { end_session_endpoint: end } = provider.serverMetadata();
  if (!end || !URL.canParse(end)) return undefined;
  return client.buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: back });
}
