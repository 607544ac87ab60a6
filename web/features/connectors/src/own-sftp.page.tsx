import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { SftpSettings } from './sftp-settings';

/** From the menu: of the organisation in which the reader works. */
export default function OwnSftpPage() {
  const organizationId = useAppSelector(selectUser)?.currentOrganization?.id;
  return organizationId ? <SftpSettings organizationId={organizationId} /> : null;
}
