import { moduleTypeSchema, permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '@reprise/kernel/ports';
import { z } from 'zod';

/** The content of an access token. */
export const claimsSchema = z.object({
  sub: z.string(),
  kind: z.enum(['user', 'visitor']),
  acc: z.string(),
  org: z.string().optional(),
  mod: moduleTypeSchema,
  /** Every module held by the user, so that the module header needs no lookup. */
  mods: z.partialRecord(moduleTypeSchema, z.object({ role: roleSchema, org: z.string().optional() })),
  /** The family of refresh tokens, which a logout ends. */
  sid: z.string().optional(),
  loc: z.string().optional(),
  exp: z.number(),
});
export type SignedClaims = z.infer<typeof claimsSchema>;
export type Claims = Omit<SignedClaims, 'exp'>;

/** @param module another module held by the user. @throws Refusal `module-not-held`. */
export function sessionOf(claims: Claims, module?: string): Session {
  const wanted = module === undefined || module === '' ? claims.mod : moduleTypeSchema.safeParse(module).data;
  const held = wanted && claims.mods[wanted];
  if (!wanted || !held) throw new Refusal('module-not-held', { module });
  const organisationId = wanted === claims.mod ? claims.org : held.org;
  return {
    kind: claims.kind,
    userId: claims.sub,
    accountId: claims.acc,
    ...(organisationId && { organisationId }),
    module: wanted,
    role: held.role,
    permissions: permissionsOf(held.role),
    ...(claims.loc && { locale: claims.loc }),
    ...(claims.sid && { signInId: claims.sid }),
  };
}
