import { assignableBy, type SsoRole } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import type { Documents } from '@reprise/read-kernel/documents';
import { mayManage, type Writer } from '../role-bounds.rules';
import { checkOrganisations } from '../user-organisations';
import { administrator, placesOf } from './sso-places.rules';

/**
 * Asked when a mapping is written, and again when it makes somebody: bounds may have become narrower since.
 * @throws Refusal `role-not-assignable`, `parent-not-allowed`.
 */
export async function checkSsoRoles(
  documents: Documents,
  roles: readonly SsoRole[],
  writer: Writer,
): Promise<void> {
  const given = roles.map(({ role }) => role);
  mayManage(given, writer);
  const may = assignableBy(administrator, writer.meta.accountId);
  const refused = given.find((role) => !may.includes(role));
  if (refused) throw new Refusal('role-not-assignable', { role: refused });
  for (const each of roles) await checkOrganisations(documents, placesOf(each), writer);
}
