import { organisationOf, type User } from '@reprise/contracts/identity';
import { platform } from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';
import type { Directory } from './directory';
import type { FamilyStart } from './refresh-tokens';
import type { Passwords } from './passwords';

type Workplace = Pick<FamilyStart, 'accountId' | 'organisationId'>;

/** Where a session begins: users in their own organisation, operators where they last worked if it is still there, otherwise nowhere. */
export async function workplaceOf(
  user: User,
  module: ModuleType,
  directory: Pick<Directory, 'organisation' | 'knows'>,
  passwords: Pick<Passwords, 'workedIn'>,
): Promise<Workplace> {
  const { accountId } = user;
  if (accountId === platform) {
    const last = await passwords.workedIn(user.id);
    const found = last ? await directory.organisation(last) : undefined;
    if (!found || !(await directory.knows(found.accountId))) return { accountId };
    return { accountId: found.accountId, organisationId: found.id };
  }
  const organisationId = organisationOf(user, module);
  return { accountId, ...(organisationId && { organisationId }) };
}
