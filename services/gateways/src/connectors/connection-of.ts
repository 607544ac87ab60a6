import type { GuardedFetch } from '@reprise/kernel/outbound';
import type { Connection } from '../outbound';
import type { Opened } from './connector-directory';

/** Who we are for the other system: a key pair, a token, or nobody. */
function authorizationOf({ connectorId, properties, secrets }: Opened): string | undefined {
  if (connectorId === 'sendcloud') {
    const pair = `${properties['publicKey'] ?? ''}:${secrets['secretKey'] ?? ''}`;
    return `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return secrets['token'] && `Bearer ${secrets['token']}`;
}

export function connectionOf(opened: Opened, fetch: GuardedFetch['fetch']): Connection {
  const authorization = authorizationOf(opened);
  return {
    baseUrl: (opened.properties['baseUrl'] ?? '').replace(/\/+$/, ''),
    ...(authorization && { headers: { authorization } }),
    fetch,
  };
}
