import { ssoConfigurationSchema, type SsoConfiguration } from '@reprise/contracts/identity';
import { z } from 'zod';
import type { FormValues } from '../../../kernel/forms';

const { domains, ...fields } = ssoConfigurationSchema.omit({ organizationId: true }).shape;

/** Domains are written in one line, separated by commas. */
export const domainsOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter(Boolean);

/** What a person writes; a secret that is left empty stays as it is. */
export const ssoFormSchema = z.object({
  ...fields,
  emergencyUserId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  // They are one field: what is wrong with one of them is said there.
  domains: z
    .string()
    .min(1)
    .transform(domainsOf)
    .refine((list) => domains.safeParse(list).success, { error: 'not-a-domain' }),
  clientSecret: z.string().trim().max(1000),
});
export type SsoForm = z.infer<typeof ssoFormSchema>;

const begun = {
  ...{ issuer: '', clientId: '', clientSecret: '', domains: '', roles: [] },
  ...{ emailClaim: 'email', firstnameClaim: 'given_name', lastnameClaim: 'family_name', roleClaim: 'groups' },
  ...{ mandatory: false, emergencyUserId: null, active: false },
};

/** As they stand, or as they begin: switched off, so that it can be tested first. */
export function ssoFormValues(known: SsoConfiguration | undefined): FormValues {
  if (!known) return begun;
  const kept = Object.keys(begun).map((name) => [name, Reflect.get(known, name) ?? Reflect.get(begun, name)]);
  return { ...Object.fromEntries(kept), domains: known.domains.join(', '), clientSecret: '' };
}
