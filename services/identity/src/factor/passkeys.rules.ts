import { z } from 'zod';

const clientDataSchema = z.object({ challenge: z.string() });
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What a site is called in WebAuthn: its host without the port. */
export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

/** Browsers have passkeys on HTTPS, and on localhost. */
export function originsOf(host: string): readonly string[] {
  const isLocal = /^(?:[\w-]+\.)*localhost$/.test(hostnameOf(host));
  return [`https://${host}`, ...(isLocal ? [`http://${host}`] : [])];
}

export const transportsIn = (named: readonly string[] = []): string[] =>
  named.flatMap((each) => transportSchema.safeParse(each).data ?? []);

/** The challenge that a browser says it answered, as it was given and as WebAuthn writes it; empty in nonsense. */
export function challengeIn(clientDataJSON: string): { readonly text: string; readonly encoded: string } {
  try {
    const said = clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return { text: Buffer.from(said.challenge, 'base64url').toString(), encoded: said.challenge };
  } catch {
    return { text: '', encoded: '' };
  }
}
