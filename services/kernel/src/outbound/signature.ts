import { Webhook } from 'standardwebhooks';

/** A secret as Standard Webhooks writes it (`whsec_` and base64), or any text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);

/** The headers of a message as in Standard Webhooks: several signatures while a secret is being replaced. */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): Record<string, string> {
  const signatures = secrets.map((secret) =>
    new Webhook(keyOf(secret), { format: 'raw' }).sign(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
