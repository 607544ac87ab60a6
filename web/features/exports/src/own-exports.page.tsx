import { generatePath, Navigate } from 'react-router-dom';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { paths } from './exports.paths';

/** From the menu: the account in which the reader works. */
export default function OwnExportsPage() {
  const accountId = useAppSelector(selectUser)?.currentOrganization?.account?.id;
  return <Navigate to={accountId ? generatePath(paths.catalogue, { accountId }) : '/home'} replace />;
}
