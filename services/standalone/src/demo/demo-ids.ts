import { accountIdOf, idOf, outsideBuyer, tenants, type Tenant } from '@reprise/hosting';
import type { CommandMeta } from '@reprise/kernel';

export { accountIdOf, idOf, outsideBuyer, tenants, type Tenant };

/** The id of a document is that of its command. */
export const metaFor = (tenant: Tenant, ...parts: readonly string[]): CommandMeta => {
  const commandId = idOf(tenant, ...parts);
  return {
    commandId,
    accountId: accountIdOf(tenant),
    actor: { userId: 'demonstration', role: 'program' },
    correlationId: commandId,
  };
};
