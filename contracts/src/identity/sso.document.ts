import { z } from 'zod';
import { listOfDistinct, reference } from '../kernel';
import { moduleOfRole, type Role } from '../permissions';

/** Whom a provider's group may become: never an operator, and nobody without a place. */
export const ssoRoles = (Object.keys(moduleOfRole) as Role[]).filter(
  (role) => moduleOfRole[role] !== 'no_module',
) as [Role, ...Role[]];

/** A mapping with this value fits everybody whom the provider knows. */
export const everyValue = '*';

const label = String.raw`[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
/** `acme.example`; an internationalised name in its ASCII form. */
export const emailDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(new RegExp(`^(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`), { error: 'not-a-domain' });

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** An issuer is compared letter by letter, and has neither a query nor a fragment in OpenID Connect. */
const plainAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '' && !/[?#]/.test(text);
};

const claim = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\w.:/-]+$/, { error: 'not-a-claim' });

/** What the provider says of a person, and what he becomes at each log-in (ADR 29). The first that fits holds. */
export const ssoRoleSchema = z.strictObject({
  value: z.string().trim().min(1).max(255),
  role: z.enum(ssoRoles),
  organizationId: reference(z.string(), { to: 'organizations', active: true }),
});
export type SsoRole = z.infer<typeof ssoRoleSchema>;

/** Single sign-on of one organisation by OpenID Connect. */
export const ssoConfigurationSchema = z.strictObject({
  /** Names the address to which the provider sends people back. */
  organizationId: reference(z.string(), { to: 'organizations', active: true }),
  issuer: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .refine(plainAddress, { error: 'not-an-issuer' }),
  clientId: z.string().trim().min(1).max(255),
  /** E-mail domains of those who sign in here; each belongs to one configuration of the installation. */
  domains: listOfDistinct(emailDomainSchema, 50, 1),
  emailClaim: claim.default('email'),
  firstnameClaim: claim.default('given_name'),
  lastnameClaim: claim.default('family_name'),
  /** Dotted where the provider nests it: `realm_access.roles`. */
  roleClaim: claim.default('groups'),
  /** Empty: nobody is created, people must be users already. */
  roles: z.array(ssoRoleSchema).max(50).default([]),
  /** Nobody with one of the domains logs in by password, but the emergency user. */
  mandatory: z.boolean().default(false),
  /** A manager of the account whose password still opens it while the provider is away (ADR 29). */
  emergencyUserId: reference(z.string(), { to: 'users' }).optional(),
  active: z.boolean().default(true),
});
export type SsoConfigurationBody = z.infer<typeof ssoConfigurationSchema>;

/** What a test of a configuration finds. `client-refused`: the provider does not accept client or secret. */
export const ssoTestOutcomes = [
  'works',
  'address-not-allowed',
  'unreachable',
  'not-a-provider',
  'no-keys',
  'client-refused',
] as const;
export type SsoTestOutcome = (typeof ssoTestOutcomes)[number];
