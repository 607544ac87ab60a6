import { organisationContract } from '@reprise/contracts/organisation';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { organisationSwitchRequested, selectSwitchingTo } from '../../../kernel/session';
import { useAppSelector, useList } from '../../../kernel/store';

/** An operator enters a client by its root; the profile panel leads out again. */
export function useEnterClient() {
  const dispatch = useDispatch();
  const [wanted, setWanted] = useState<string>();
  const switching = useAppSelector(selectSwitchingTo) !== undefined;
  const query = { accountId: wanted, type: 'root_management_unit' };
  const { items } = useList(
    organisationContract.endpoints.list,
    wanted === undefined ? undefined : { query },
  );
  const root = items.find(({ accountId }) => accountId === wanted)?.id;
  useEffect(() => {
    if (!root) return;
    dispatch(organisationSwitchRequested(root));
    setWanted(undefined);
  }, [dispatch, root]);
  return { enter: setWanted, entering: wanted !== undefined || switching };
}
