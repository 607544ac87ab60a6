import { connectorOf, connectorOrganizations as contract } from '@reprise/contracts/connectors';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { KnownConfiguration } from './known-configuration';

/** One configuration. */
export default function ConfigurationPage() {
  const { t } = useTranslation('configurations');
  const { configurationId: id = '' } = useParams();
  const { value: known, problem, refresh } = useRecord(contract.endpoints.get, { params: { id } });
  const connector = connectorOf(known?.connectorId ?? '');
  if (known && connector) return <KnownConfiguration {...{ connector, known, refresh }} />;
  return (
    <Page title={t('connectors-title')}>
      {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
    </Page>
  );
}
