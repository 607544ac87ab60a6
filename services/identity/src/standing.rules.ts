import { organisationOf, type User } from '@reprise/contracts/identity';
import { subtreeIds, type Organisation } from '@reprise/contracts/organisation';
import { isOperatorRole, permissionsOf, type ModuleType } from '@reprise/contracts/permissions';
import { reachOf } from './scope-of';

type Tree = readonly Pick<Organisation, 'id' | 'parentOrganizationId'>[];

/** Where a session is at work. */
export type Place = {
  readonly accountId: string;
  readonly organisationId?: string | undefined;
  readonly module: ModuleType;
};

/** Operators belong to the platform: they enter any account, and none that is closed shuts them out. */
export const isOperator = (user: User): boolean => Object.values(user.modules).some(isOperatorRole);

/**
 * Where a session that was begun at `place` goes on: there as long as the user may still work there, else in his own
 * organisation. Undefined: he may not go on at all.
 */
export async function placeToday(
  place: Place,
  user: User,
  treeOf: (accountId: string) => Promise<Tree>,
): Promise<Place | undefined> {
  const role = user.modules[place.module];
  if (!role) return undefined;
  const held = permissionsOf(role);
  if (held.includes('client.list')) return place;
  if (place.accountId !== user.accountId) return undefined;
  const own = organisationOf(user, place.module);
  const atHome = { ...place, organisationId: own };
  if (place.organisationId === own || !held.includes('organisation.switch')) return atHome;
  const tree = await treeOf(place.accountId);
  const within = reachOf[role] === 'account' ? tree.map(({ id }) => id) : own ? subtreeIds(tree, own) : [];
  return place.organisationId && within.includes(place.organisationId) ? place : atHome;
}
