import {
  ssoConfigurations,
  type SsoConfiguration,
  type SsoConfigurationBody,
} from '@reprise/contracts/identity';
import { isAllowed } from '@reprise/kernel/outbound';
import { defineResource, type HookContext, type ResourceDefinition } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { checkEmergencyUser } from './check-emergency-user';
import { checkSsoRoles } from './check-sso-roles';
import { refusedAt } from './sso-places.rules';
import { callbackUrl, logoutUrl, type SsoOptions } from './sso-options';
import { secretsSetAt } from './sso-secrets';

type Context = HookContext<typeof ssoConfigurations>;

const token = Symbol('ResourceStore sso-configurations');
export const ssoConfigurationsToken = token;

/** A domain leads to one provider only, wherever its owner is: nobody says whose it is. */
async function checkDomains({ domains }: SsoConfigurationBody, { id, store }: Context): Promise<void> {
  const taken = await store.count({
    $and: [{ domains: { $in: domains } }, { _id: { $ne: id } }, { _removed: null }],
  });
  if (taken > 0) throw refusedAt('sso-domain-already-used', 'domains', 'already-used');
}

function checkIssuer({ issuer }: SsoConfigurationBody, rule: SsoOptions): void {
  if (!isAllowed(new URL(issuer), rule))
    throw refusedAt('sso-issuer-not-allowed', 'issuer', 'address-not-allowed');
}

async function judged(
  body: SsoConfigurationBody,
  context: Context,
  documents: Documents,
  rule: SsoOptions,
): Promise<SsoConfigurationBody> {
  checkIssuer(body, rule);
  await checkSsoRoles(documents, body.roles, context);
  await checkEmergencyUser(documents, body, context.meta.accountId);
  const next = { ...body, domains: [...new Set(body.domains)] };
  await checkDomains(next, context);
  return next;
}

/** At this installation, and at the account's own site if it has one: people begin at either. */
async function returnsTo(row: Pick<SsoConfiguration, 'organizationId' | 'accountId'>, options: SsoOptions) {
  const origin = options.origin();
  const site = await options.siteOf(row.accountId);
  return {
    callbackUrl: callbackUrl(origin, row),
    logoutUrl: logoutUrl(origin),
    siteCallbackUrl: site === origin ? null : callbackUrl(site, row),
    siteLogoutUrl: site === origin ? null : logoutUrl(site),
  };
}

/** Whole accounts: who configures a provider decides who gets in. Its token is the same whatever the rule. */
export const ssoDefinition = (options: SsoOptions): ResourceDefinition<typeof ssoConfigurations> => ({
  ...defineResource(ssoConfigurations, {
    scope: {},
    unique: [{ fields: ['organizationId'], problem: 'sso-already-configured', everywhere: true }],
    indexes: [{ fields: ['domains'] }],
    fields: { active: { type: 'boolean' } },
    defaultOrder: [['createdAt', 1]],
    // With a configuration goes its secret: see the controller.
    answers: ['list', 'get', 'create', 'update'],
    hooks: ({ documents }) => ({
      beforeCreate: (body, context) => judged(body, context, documents, options),
      beforeUpdate: (next, _previous, context) => judged(next, context, documents, options),
      present: async (rows) => {
        const secrets = await secretsSetAt(documents, rows);
        return Promise.all(
          rows.map(async (row) => ({
            ...row,
            ...(await returnsTo(row, options)),
            clientSecretSetAt: secrets.get(row.id) ?? null,
          })),
        );
      },
    }),
  }),
  token,
});
