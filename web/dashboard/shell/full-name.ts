import type { AuthenticatedUser } from '../../kernel/session';

type Named = Pick<AuthenticatedUser, 'firstname' | 'lastname' | 'email'>;

export const fullName = (user: Named): string =>
  [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email;

export function initialsOf(user: Named): string {
  const letters = [user.firstname, user.lastname].flatMap((part) => part?.trim()[0] ?? []);
  return (letters.length > 0 ? letters.join('') : (user.email[0] ?? '')).toUpperCase();
}

/** Organisation line of the profile panel: its name, an operator label, or that there is none. */
export function organisationLine(user: AuthenticatedUser): { name: string } | { label: 'admin' | 'none' } {
  if (user.types.includes('super_admin') || user.types.includes('admin')) return { label: 'admin' };
  return user.currentOrganization?.id ? { name: user.currentOrganization.commonName } : { label: 'none' };
}
