import { z } from 'zod';
import { endpoint, perMinute, resource } from '../kernel';
import { ssoConfigurationSchema, ssoTestOutcomes } from './sso.document';

const byId = z.object({ id: z.string().min(1).max(100) });
const path = '/sso-configurations/{id}';

export const ssoConfigurations = resource({
  name: 'sso-configurations',
  type: 'SsoConfiguration',
  schema: ssoConfigurationSchema,
  computed: z.object({
    /** To be registered with the provider: where people come back to after log-in, and after log-out. */
    callbackUrl: z.url(),
    logoutUrl: z.url(),
    /** The same on the account's own site. Null: it has none. */
    siteCallbackUrl: z.url().nullable(),
    siteLogoutUrl: z.url().nullable(),
    /** The secret itself is never sent back. Null: none, for this issuer and client. */
    clientSecretSetAt: z.iso.datetime().nullable(),
  }),
  permissions: { list: 'sso.manage', create: 'sso.manage' },
  list: { filters: ['organizationId', 'active'], order: ['createdAt'] },
  problems: [
    'sso-already-configured',
    'sso-domain-already-used',
    'sso-issuer-not-allowed',
    'sso-emergency-user-required',
    'role-not-assignable',
    'parent-not-allowed',
  ],
});
export type SsoConfiguration = z.infer<typeof ssoConfigurations.row>;

export const ssoEndpoints = {
  setSecret: endpoint({
    name: 'setSsoClientSecret',
    method: 'POST',
    path: `${path}/client-secret`,
    access: 'sso.manage',
    summary:
      'Keeps the client secret, sealed; null forgets it. It is used with the present issuer and client only.',
    params: byId,
    body: z.strictObject({ clientSecret: z.string().trim().min(1).max(1000).nullable() }),
    reply: ssoConfigurations.row,
    resource: 'SsoConfiguration',
  }),
  test: endpoint({
    name: 'testSsoConfiguration',
    method: 'POST',
    path: `${path}/test`,
    access: 'sso.manage',
    summary: 'Asks the provider for its description and its keys, and whether it accepts client and secret.',
    params: byId,
    reply: z.object({
      outcome: z.enum(ssoTestOutcomes),
      /** What the provider or the network said, for those who set it up. */
      detail: z.string().max(300),
      endsSessions: z.boolean(),
    }),
    limits: [perMinute('session', 20)],
  }),
} as const;
