import { organisationOf, organisationTypeOfRole, type UserBody } from '@reprise/contracts/identity';
import { organisationContract } from '@reprise/contracts/organisation';
import { moduleOfRole } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Writer } from './role-bounds.rules';

/** What a person is to be, and where. */
export type Places = Pick<
  UserBody,
  'modules' | 'rootOrganizationId' | 'timOrganizationId' | 'lcmOrganizationId' | 'rpsOrganizationId'
>;

/**
 * Every role works in an organisation of the right kind, of this account, and within what the writer may see (back
 * office §5: a role plus a parent entity).
 */
export async function checkOrganisations(
  documents: Documents,
  user: Places,
  { meta, scope }: Writer,
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
