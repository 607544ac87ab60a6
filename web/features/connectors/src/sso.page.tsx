import { ssoConfigurations as contract, type SsoConfiguration } from '@reprise/contracts/identity';
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
  const { items, total, problem, refresh } = useList(contract.endpoints.list, { query: { organizationId } });
  const [listed] = items;
  const [written, setWritten] = useState<{ row: SsoConfiguration; times: number }>();
  const onSaved = useCallback(
    (row: SsoConfiguration) => setWritten((before) => ({ row, times: (before?.times ?? 0) + 1 })),
    [],
  );
  // What was written is known at once; what somebody else wrote later replaces it.
  const known = written && written.row.revision >= (listed?.revision ?? 0) ? written.row : listed;
  // Once it was read, the form stays with what is typed in it, whatever comes of reading it again.
  if (total === undefined) {
    return (
      <Page title={t('title')}>
        {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
      </Page>
    );
  }
  // A form of its own after each time: the secret that was written leaves the screen.
  return (
    <SsoFormPage
      key={written?.times ?? 0}
      {...{ organizationId, known, onSaved }}
      wasSaved={written !== undefined}
      onStale={refresh}
    />
  );
}
