import { useEffect } from 'react';
import { roleOfSession, type SessionState } from '../../kernel/session';

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Back office §6: body classes carry the current role type and the organisation's name. */
export function bodyClassesOf(session: SessionState): readonly string[] {
  const role = roleOfSession(session);
  const name = slug(session.user?.currentOrganization?.commonName ?? '');
  return [...(role ? [`role-${role}`] : []), ...(name ? [`organisation-${name}`] : [])];
}

export function useBodyClasses(session: SessionState): void {
  const classes = bodyClassesOf(session).join(' ');
  useEffect(() => {
    const added = classes.split(' ').filter(Boolean);
    document.body.classList.add(...added);
    return () => document.body.classList.remove(...added);
  }, [classes]);
}
