import { useSelector } from 'react-redux';
import type { Permission } from '@reprise/contracts/permissions';
import { permissionsOfSession } from '../session/session.slice';
import type { AppState } from './app-store';

export const useAppSelector = useSelector.withTypes<AppState>();

/** True if the user holds the permission in the current module. */
export const usePermission = (permission: Permission): boolean =>
  useAppSelector((s) => permissionsOfSession(s.session).includes(permission));
