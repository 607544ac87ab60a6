import { organisationOf, organisationTypeOfRole, type userContract } from '@reprise/contracts/identity';
import type { BodyOfResource } from '@reprise/contracts/kernel';
import { organisationContract } from '@reprise/contracts/organisation';
import { moduleOfRole } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf, type HookContext } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

/**
 * Every role works in an organisation of the right kind, of this account, and within what the writer may see (back
 * office §5: a role plus a parent entity).
 */
export async function checkOrganisations(
  documents: Documents,
  user: BodyOfResource<typeof userContract>,
  { meta, scope }: HookContext<typeof userContract>,
): Promise<void> {
  const organisations = documentsOf(documents, organisationContract);
  for (const role of Object.values(user.modules)) {
    const type = organisationTypeOfRole[role];
    if (!type) continue;
    const id = organisationOf(user, moduleOfRole[role]);
    const found = id === undefined ? undefined : await organisations.read(id);
    const within =
      scope?.organisationIds === undefined || (id !== undefined && scope.organisationIds.includes(id));
    if (found?.type !== type || found.accountId !== meta.accountId || !within) {
      throw new Refusal('parent-not-allowed', { role, type });
    }
  }
}
