import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { Permission } from '@reprise/contracts/permissions';
import { useCallback } from 'react';
import { permissionsOfSession } from '../session/session.slice';
import { useAppSelector } from './use-permission';

/** Returns for each endpoint whether the user may call it; without a required permission, every signed-in user may. */
export function useMay(): (endpoint: EndpointSpec) => boolean {
  const held: readonly Permission[] = useAppSelector((s) => permissionsOfSession(s.session));
  return useCallback(
    ({ access }) => access === 'public' || access === 'anonymous' || held.includes(access),
    [held],
  );
}

/** Whether the user may call an endpoint. */
export const useMayCall = (endpoint: EndpointSpec): boolean => useMay()(endpoint);
