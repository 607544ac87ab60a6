import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { selectUser } from '../../kernel/session/session.slice';
import { useAppSelector, usePermission, useRecord } from '../../kernel/store';
import { TextSkeleton } from '../skeletons';

/** The account that an id means: its own, or that of its organisation. Undefined while it is looked for. */
function useAccountOf(id: string): string | undefined {
  const own = useAppSelector(selectUser)?.currentOrganization;
  const isOperator = usePermission('client.list');
  const known = own && [own.id, own.account?.id].includes(id) ? own.account?.id : undefined;
  const asked = { params: { id } };
  const asks = isOperator && !known;
  const account = useRecord(accountContract.endpoints.get, asks ? asked : undefined);
  const organisation = useRecord(
    organisationContract.endpoints.get,
    asks && account.problem ? asked : undefined,
  );
  if (known) return known;
  // What is nobody's, or not the reader's: the page says so itself.
  if (!isOperator || account.value) return id;
  return organisation.value?.accountId ?? (organisation.problem && id);
}

/**
 * A page of a client, whose address may name it by its root organisation (back office §2: `/imports/{organizationId}`).
 * The page is that of the account, at the account's own address.
 */
export const ofAccount = (Shown: ComponentType<{ accountId: string }>) => () => <OfAccount Shown={Shown} />;

function OfAccount({ Shown }: { Shown: ComponentType<{ accountId: string }> }) {
  const { id: named = '', organizationId: id = named } = useParams();
  const { pathname, search } = useLocation();
  const accountId = useAccountOf(id);
  if (accountId === undefined) return <TextSkeleton />;
  if (accountId !== id) return <Navigate to={pathname.replace(id, accountId) + search} replace />;
  return <Shown accountId={id} />;
}
