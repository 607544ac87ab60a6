import { generatePath, Navigate } from 'react-router-dom';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { paths } from './imports.paths';

/** From the menu: the account in which the reader works. */
export default function OwnImportsPage() {
  const organizationId = useAppSelector(selectUser)?.currentOrganization?.account?.id;
  return <Navigate to={organizationId ? generatePath(paths.list, { organizationId }) : '/home'} replace />;
}
