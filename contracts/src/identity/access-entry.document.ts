import { z } from 'zod';
import { isoTimeSchema } from '../kernel';

/** A browser and its system, by name. */
export const deviceSchema = z.object({ browser: z.string(), system: z.string() });
export type Device = z.infer<typeof deviceSchema>;

export const accessKinds = [
  'logged-in',
  'login-refused',
  'factor-refused',
  'logged-out',
  'factors-changed',
  'factors-reset',
  'sessions-ended',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** How somebody came in, or tried to. */
export const accessMethods = ['password', 'single-sign-on', 'totp', 'passkey', 'recovery'] as const;
export type AccessMethod = (typeof accessMethods)[number];

/** One line of the access log (ADR 32). It never says what was typed. */
export const accessEntrySchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  kind: z.enum(accessKinds),
  userId: z.string(),
  userName: z.string(),
  /** Who did it, if somebody else. */
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  method: z.enum(accessMethods).nullable(),
  device: deviceSchema.nullable(),
  /** The network, without the last part of the address. */
  network: z.string(),
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;
