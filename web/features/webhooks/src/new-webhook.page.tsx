import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from '../../../kernel/store';
import { secretOf } from './secret-of';
import { SecretDialog } from './secret-dialog';
import { WebhookForm } from './webhook-form';

const empty = { url: '', description: '', types: [], active: true };

/** Adds a webhook, and shows its secret this once. */
export default function NewWebhookPage() {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const { submit, status, problem, reply } = useSubmission('webhooks/new');
  const [kept, setKept] = useState(false);
  const leave = (): void => void navigate('/webhooks');
  const secret = status === 'accepted' && !kept ? secretOf(reply) : undefined;
  return (
    <>
      <WebhookForm
        title={t('form.new')}
        context={t('form.context')}
        saveLabel={t('form.create')}
        initial={empty}
        saving={status === 'sending'}
        saved={status === 'accepted'}
        problem={problem}
        onSave={(body) => submit({ method: 'POST', path: '/webhooks', body })}
        onCancel={leave}
      />
      <SecretDialog
        shown={secret}
        onClose={() => {
          setKept(true);
          leave();
        }}
      />
    </>
  );
}
