import type { User } from '@reprise/contracts/identity';
import { useCallback } from 'react';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import type { ResourceRights } from '../../../ui/resource/resource-spec';
import { useAssignable } from './use-assignable';

/** Somebody whose role this person could not have given may be seen, and not changed. */
export function useRights(): ResourceRights<User> {
  const { known, roles } = useAssignable();
  return {
    add: roles.length > 0,
    locked: ({ types }) => (known && !types.every((type) => roles.includes(type)) ? 'role' : undefined),
  };
}

/** Nobody removes himself. */
export function useKept(): (user: User) => string | undefined {
  const own = useAppSelector(selectUser)?.id;
  return useCallback(({ id }) => (id === own ? 'self' : undefined), [own]);
}
