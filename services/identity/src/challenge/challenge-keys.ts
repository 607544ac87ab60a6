import { hkdfSync } from 'node:crypto';

const derived = (key: Uint8Array, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('hex');

/** Two keys of their own from the one that signs sessions: a challenge is no token, and its solution no signature. */
export const challengeKeys = (key: Uint8Array) => ({
  hmacSignatureSecret: derived(key, 'challenge'),
  hmacKeySignatureSecret: derived(key, 'challenge-solution'),
});
