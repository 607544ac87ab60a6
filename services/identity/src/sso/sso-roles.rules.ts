import { everyValue, type SsoRole } from '@reprise/contracts/identity';

/** `as-managers-say`: the provider says nothing of him. `left`: he had a role by a group, and is in none any more. */
export type RoleAtLogin = SsoRole | 'as-managers-say' | 'left';

/**
 * What a log-in makes of somebody who is a user already (ADR 29). A mapping for everybody tells what new people become,
 * and says nothing about one person, unless his role came from the provider before.
 * @param mapped the provider's value by which he last had his role; undefined: managers gave it
 */
export function roleAtLogin(fits: SsoRole | undefined, mapped: string | undefined): RoleAtLogin {
  if (fits && fits.value !== everyValue) return fits;
  if (mapped === undefined) return 'as-managers-say';
  return fits ?? 'left';
}

/** What is kept of a mapping for the next log-in. */
export const mappedBy = (role: RoleAtLogin): string | undefined =>
  typeof role === 'string' ? undefined : role.value;
