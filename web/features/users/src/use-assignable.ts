import { sessionEndpoints } from '@reprise/contracts/identity';
import { type ModuleType, moduleOfRole, type Role } from '@reprise/contracts/permissions';
import { useMemo } from 'react';
import { useRecord } from '../../../kernel/store';

const none: readonly Role[] = [];

/** The roles that the server lets this person give, here; undefined until it has said so. */
export function useAssignable() {
  const { value } = useRecord(sessionEndpoints.assignableUserTypes, {});
  return useMemo(() => {
    const roles = value ?? none;
    const modules = [...new Set(roles.map((role) => moduleOfRole[role]))];
    return {
      known: value !== undefined,
      roles,
      modules,
      rolesIn: (module: ModuleType) => roles.filter((role) => moduleOfRole[role] === module),
    };
  }, [value]);
}
export type Assignable = ReturnType<typeof useAssignable>;
