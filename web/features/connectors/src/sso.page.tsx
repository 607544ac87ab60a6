import { ssoConfigurations as contract } from '@reprise/contracts/identity';
import { useCallback, useState } from 'react';
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
  const [saves, setSaves] = useState(0);
  const onSaved = useCallback(() => setSaves((times) => times + 1), []);
  if (problem || (status === 'loading' && !known)) {
    return (
      <Page title={t('title')}>
        {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
      </Page>
    );
  }
  // A form of its own after each time: the secret that was written leaves the screen.
  return (
    <SsoFormPage key={saves} {...{ organizationId, known, onSaved }} wasSaved={saves > 0} onStale={refresh} />
  );
}
