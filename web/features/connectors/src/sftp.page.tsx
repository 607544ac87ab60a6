import { useParams } from 'react-router-dom';
import { SftpSettings } from './sftp-settings';

/** Of the organisation in the address. */
export default function SftpPage() {
  const { organizationId = '' } = useParams();
  return <SftpSettings organizationId={organizationId} />;
}
