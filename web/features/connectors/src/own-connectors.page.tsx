import { generatePath, Navigate } from 'react-router-dom';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { paths } from './connectors.paths';

/** From the menu: the organisation in which the reader works. */
export default function OwnConnectorsPage() {
  const organizationId = useAppSelector(selectUser)?.currentOrganization?.id;
  return (
    <Navigate to={organizationId ? generatePath(paths.connectors, { organizationId }) : '/home'} replace />
  );
}
