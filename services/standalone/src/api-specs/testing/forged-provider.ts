import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Record<string, unknown>;
export type Forged = {
  /** Changes what an honest provider would sign. */
  readonly claims?: (honest: Claims) => Claims;
  /** In place of a signature by the published key. */
  readonly token?: (claims: Claims) => Promise<string> | string;
  readonly description?: Claims;
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
/** Claims that nobody has signed. */
export const unsigned = (claims: Claims): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/** A provider that lies in whatever way it is told to. */
export async function forgedProvider(email: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let lie: Forged = {};
  let nonce = '';
  let asked = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (claims: Claims, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: 'reprise', sub: 'ada', nonce, email, iat: now, exp: now + 300 };
    const claims = lie.claims?.(honest) ?? honest;
    const bodies: Readonly<Record<string, () => Promise<object> | object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...lie.description,
      }),
      '/keys': () => ({ keys: [jwk] }),
      '/token': async () => {
        asked += 1;
        const id_token = await (lie.token ?? sign)(claims);
        return { access_token: 'opaque', token_type: 'bearer', expires_in: 300, id_token };
      },
    };
    const body = await bodies[url]?.();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  }

  return {
    issuer,
    sign,
    /** What it does from now on; for the log-in that this address began. */
    lies(about: URL, next: Forged = {}): void {
      nonce = about.searchParams.get('nonce') ?? '';
      lie = next;
    },
    describes(description: Claims): void {
      lie = { description };
    },
    /** How often a code was given to it. */
    asked: () => asked,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
