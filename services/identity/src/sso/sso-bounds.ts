import {
  assignableBy,
  organisationOf,
  userContract,
  type SsoConfigurationBody,
  type SsoRole,
  type User,
} from '@reprise/contracts/identity';
import { moduleOfRole } from '@reprise/contracts/permissions';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import { contractSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { mayManage, type Writer } from '../role-bounds';
import { checkOrganisations, type Places } from '../user-organisations';

/** The role whose holders administer an account: a provider gives nothing that they could not give. */
const administrator = 'root_management_unit_manager';
const placeOfModule = {
  root: 'rootOrganizationId',
  tim: 'timOrganizationId',
  lcm: 'lcmOrganizationId',
  rps: 'rpsOrganizationId',
} as const;

/** What somebody becomes by a mapping. */
export function placesOf({ role, organizationId }: Pick<SsoRole, 'role' | 'organizationId'>): Places {
  const module = moduleOfRole[role];
  const place = module === 'no_module' ? {} : { [placeOfModule[module]]: organizationId };
  return { modules: { [module]: role }, ...place };
}

export const refusedAt = (code: ProblemCode, propertyPath: string, message: string): Refusal =>
  new Refusal(code, {}, [{ propertyPath, message, code }]);

/** Asked when a mapping is written, and again when it makes somebody: bounds may have become narrower since. */
export async function checkRoles(
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

/** Where everybody must use the provider, one administrator still has a password that counts (ADR 29). */
export async function checkEmergencyUser(
  documents: Documents,
  { mandatory, active, emergencyUserId }: SsoConfigurationBody,
  accountId: string,
): Promise<void> {
  if (!mandatory || !active) return;
  const users = documents.collection<ResourceDocument>(contractSpec(userContract));
  const found = emergencyUserId ? await users.get(emergencyUserId) : null;
  const user = found && !found._removed ? rowOf<User>(found as unknown as ResourceDocument<User>) : undefined;
  const fits =
    user?.accountId === accountId &&
    user.status === 'active' &&
    user.modules.root === administrator &&
    organisationOf(user, 'root') !== undefined;
  if (!fits)
    throw refusedAt(
      'sso-emergency-user-required',
      'emergencyUserId',
      'Name an active manager of the account.',
    );
}
