import type { Permission } from '@reprise/contracts/permissions';
import type { ReactNode } from 'react';
import { usePermission } from '../kernel/store/use-permission';

/** Shows its content to those with the permission; for others it is absent, not disabled (experience "Everywhere"). */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return usePermission(permission) ? children : null;
}
