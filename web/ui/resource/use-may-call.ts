import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { Permission } from '@reprise/contracts/permissions';
import { permissionsOfSession } from '../../kernel/session/session.slice';
import { useAppSelector } from '../../kernel/store';

/** Whether the user may call an endpoint; what needs no permission, everybody who is signed in may. */
export function useMayCall({ access }: EndpointSpec): boolean {
  const held: readonly Permission[] = useAppSelector((s) => permissionsOfSession(s.session));
  return access === 'public' || access === 'anonymous' || held.includes(access);
}
