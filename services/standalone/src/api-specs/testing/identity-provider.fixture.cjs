// A real OpenID provider in a process of its own: its package is ESM, which jest cannot load.
const { createServer } = require('node:http');

const people = JSON.parse(process.env.PEOPLE);
const redirects = JSON.parse(process.env.REDIRECTS);

const client = {
  client_id: 'reprise',
  client_secret: process.env.CLIENT_SECRET,
  redirect_uris: redirects.callbacks,
  post_logout_redirect_uris: [redirects.logout],
  response_types: ['code'],
  grant_types: ['authorization_code'],
};

async function main() {
  const { default: Provider } = await import('oidc-provider');
  const { exportJWK, generateKeyPair } = await import('jose');

  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${server.address().port}`;

  /** With a key of its own each time. */
  async function open() {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: String(Math.random()) };
    const provider = new Provider(issuer, {
      clients: [client],
      jwks: { keys: [key] },
      cookies: { keys: ['only-for-tests'] },
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'groups'],
      },
      findAccount: (_context, id) =>
        people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
      // Nobody is asked for consent within his own organisation.
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    server.removeAllListeners('request');
    server.on('request', provider.callback());
  }

  await open();
  process.on('message', async () => {
    await open();
    process.send({ rotated: true });
  });
  // A test that fails may never stop it; it must not outlive the process that asked for it.
  process.on('disconnect', () => process.exit());
  process.send({ issuer });
}

void main();
