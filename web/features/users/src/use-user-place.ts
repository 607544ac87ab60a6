import { platform } from '@reprise/contracts/organisation';
import { selectUser } from '../../../kernel/session';
import { useAppSelector, usePermission } from '../../../kernel/store';
import { type Place, places } from './users.paths';

/** Whose users the list shows: an operator sees other operators until he enters a client. */
export function useUserPlace(): (typeof places)[Place] {
  const operator = usePermission('client.list');
  const account = useAppSelector(selectUser)?.currentOrganization?.account?.id;
  if (!operator) return places.own;
  return account === platform ? places.admin : places.client;
}
