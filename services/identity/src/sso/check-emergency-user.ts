import { userContract, type SsoConfigurationBody, type User } from '@reprise/contracts/identity';
import { contractSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { administrator, refusedAt } from './sso-places.rules';

/**
 * Where everybody must use the provider, one administrator still has a password that counts (ADR 29).
 * @throws Refusal `sso-emergency-user-required`.
 */
export async function checkEmergencyUser(
  documents: Documents,
  { mandatory, active, emergencyUserId }: SsoConfigurationBody,
  accountId: string,
): Promise<void> {
  if (!mandatory || !active) return;
  const users = documents.collection<ResourceDocument>(contractSpec(userContract));
  const found = emergencyUserId ? await users.get(emergencyUserId) : null;
  const user = found && !found._removed ? rowOf<User>(found as unknown as ResourceDocument<User>) : undefined;
  const isOurs = user?.accountId === accountId && user.status === 'active';
  if (!isOurs || user.modules.root !== administrator)
    throw refusedAt('sso-emergency-user-required', 'emergencyUserId', 'emergency-manager');
}
