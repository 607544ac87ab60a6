import { webhookInputSchema, type WebhookRow } from '@reprise/contracts/webhooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useRecord, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { WebhookForm } from './webhook-form';

/** Changes where and what a webhook is told. */
export default function WebhookPage() {
  const { t } = useTranslation('webhooks');
  const { webhookId = '' } = useParams();
  const navigate = useNavigate();
  const path = `/webhooks/${webhookId}`;
  const record = useRecord(path);
  const { submit, status, problem } = useSubmission('webhooks/change');
  const saved = status === 'accepted';
  useEffect(() => {
    if (saved) void navigate('/webhooks');
  }, [saved, navigate]);
  const title = t('form.edit');
  if (record.status !== 'ready')
    return (
      <Page title={title}>
        {record.problem ? (
          <ErrorState problem={record.problem} onRetry={record.refresh} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  const { url, description, types, active } = record.value as WebhookRow;
  return (
    <WebhookForm
      title={title}
      initial={webhookInputSchema.parse({ url, description, types, active })}
      saving={status === 'sending'}
      saved={saved}
      problem={problem}
      onSave={(body) => submit({ method: 'PATCH', path, body, ...(record.etag && { ifMatch: record.etag }) })}
      onCancel={() => void navigate('/webhooks')}
    />
  );
}
