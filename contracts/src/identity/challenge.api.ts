import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(128);

/** Work that a browser does once and the server checks at once; in the format of the library `altcha`. */
export const challengeSchema = z.strictObject({
  kind: z.literal('altcha'),
  parameters: z.object({
    algorithm: z.string().max(30),
    nonce: hex,
    salt: hex,
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.strictObject({ accountId: z.string().max(60) }),
  }),
  signature: hex,
});
export type Challenge = z.infer<typeof challengeSchema>;

/** What answers it, sent as JSON in base64 with what a visitor asks for. */
export const challengeAnswerSchema = z.object({
  challenge: challengeSchema.omit({ kind: true }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});
export type ChallengeAnswer = z.infer<typeof challengeAnswerSchema>;

export const challengeEndpoints = {
  challenge: endpoint({
    name: 'getChallenge',
    method: 'GET',
    path: '/challenge',
    access: 'session.own',
    summary:
      'A challenge for a visitor whose declaration was refused with challenge-required: its answer opens one request, once.',
    limits: [perMinute('session', 30), perMinute('address', 300)],
    reply: challengeSchema,
  }),
} as const;
