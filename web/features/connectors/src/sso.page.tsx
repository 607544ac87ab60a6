import { ssoConfigurations as contract } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useList } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { SsoFormPage } from './sso-form';

/** Single sign-on of one organisation: there is none yet, or one. */
export default function SsoPage() {
  const { t } = useTranslation('connectors');
  const { organizationId = '' } = useParams();
  const { items, status, problem, refresh } = useList(contract.endpoints.list, { query: { organizationId } });
  const [known] = items;
  if (problem || (status === 'loading' && !known)) {
    return (
      <Page title={t('title')}>
        {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
      </Page>
    );
  }
  return <SsoFormPage organizationId={organizationId} known={known} onStale={refresh} />;
}
