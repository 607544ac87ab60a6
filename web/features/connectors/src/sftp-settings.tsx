import { connectorOf, connectorOrganizations as contract } from '@reprise/contracts/connectors';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { ConfigurationFormPage } from './configuration-form';
import { KnownConfiguration } from './known-configuration';

/** The SFTP access of an organisation: there is none yet, or one. */
export function SftpSettings({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('configurations');
  const query = { organizationId, connectorId: 'sftp' };
  const { items, status, problem, refresh } = useList(contract.endpoints.list, { query });
  const [known] = items;
  const connector = connectorOf('sftp');
  if (connector && known) return <KnownConfiguration key={known.id} {...{ connector, known, refresh }} />;
  if (connector && status !== 'loading' && !problem)
    return <ConfigurationFormPage {...{ connector, organizationId, onSaved: refresh }} />;
  return (
    <Page title={t('sftp-title')}>
      {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
    </Page>
  );
}
