import { domainOf, everyValue, type SsoConfigurationBody, type SsoRole } from '@reprise/contracts/identity';
import { z } from 'zod';

type Claims = Readonly<Record<string, unknown>>;
type Mapping = Pick<
  SsoConfigurationBody,
  'domains' | 'emailClaim' | 'firstnameClaim' | 'lastnameClaim' | 'roleClaim' | 'roles'
>;
/** Who came in, as his provider describes him. */
export type SsoPerson = {
  readonly subject: string;
  readonly email: string;
  /** Undefined: the provider says none that may be a user's. */
  readonly firstname: string | undefined;
  readonly lastname: string | undefined;
  /** Undefined: no mapping fits, so he must be a user already. */
  readonly role: SsoRole | undefined;
};
export type SsoStranger = 'no-email' | 'email-not-verified' | 'other-domain';

const emailSchema = z.email().max(255).toLowerCase();

/** By its whole name, or step by step: `realm_access.roles`. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path.split('.').reduce<unknown>((value, step) => {
    const own = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return own ? Reflect.get(value, step) : undefined;
  }, claims);
}

const wordsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** A user's name has two letters at least. */
function nameOf(value: unknown): string | undefined {
  const [text = ''] = wordsOf(value);
  const short = text.trim().slice(0, 255);
  return short.length >= 2 ? short : undefined;
}

/** Reads the claims by the organisation's mapping. An address counts only within its own domains, and if verified. */
export function personOf(claims: Claims, mapping: Mapping): SsoPerson | SsoStranger {
  const email = emailSchema.safeParse(claimAt(claims, mapping.emailClaim)).data;
  const subject = claims['sub'];
  if (!email || typeof subject !== 'string' || subject === '') return 'no-email';
  // Some providers write it as text.
  if (String(claims['email_verified'] ?? true) !== 'true') return 'email-not-verified';
  if (!mapping.domains.includes(domainOf(email))) return 'other-domain';
  const held = wordsOf(claimAt(claims, mapping.roleClaim));
  return {
    ...{ subject, email },
    firstname: nameOf(claimAt(claims, mapping.firstnameClaim)),
    lastname: nameOf(claimAt(claims, mapping.lastnameClaim)),
    role: mapping.roles.find(({ value }) => value === everyValue || held.includes(value)),
  };
}
