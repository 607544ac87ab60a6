import { draftPriceList } from '@reprise/contracts/price-lists';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';

/** A new list, which opens at once to be filled. */
export function DraftDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('price-lists');
  const navigate = useNavigate();
  const { submit, status, problem, reply } = useSubmission<typeof draftPriceList>();
  const [name, setName] = useState('');
  useEffect(() => {
    if (reply) void navigate(`/price-list/${reply.id}`);
  }, [navigate, reply]);
  const incomplete = name.trim().length < 2;
  const draft = (): void => submit(draftPriceList, { params: {}, body: { name } });
  return (
    <ConfirmDialog
      open
      title={t('draft.title')}
      confirmLabel={t('draft.confirm')}
      disabled={incomplete}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={draft}
      onCancel={onClose}
    >
      <FormField label={t('column.name')} help={t('draft.help')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={255}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={() => !incomplete && status !== 'sending' && draft()}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
