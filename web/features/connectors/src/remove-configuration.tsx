import { connectorOrganizations, type ConnectorOrganization } from '@reprise/contracts/connectors';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';

type Props = { known: ConnectorOrganization; onClose: () => void; onRemoved: () => void };

/** Removes a configuration with its secrets. */
export function RemoveConfiguration({ known: { id, name }, onClose, onRemoved }: Props) {
  const { t } = useTranslation('configurations');
  const { submit, status, problem } = useSubmission();
  useEffect(() => {
    if (status === 'accepted') onRemoved();
  }, [onRemoved, status]);
  return (
    <ConfirmDialog
      open
      danger
      title={t('remove-title', { name })}
      confirmLabel={t('remove')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(connectorOrganizations.endpoints.remove, { params: { id } })}
      onCancel={onClose}
    >
      <p>{t('remove-sentence')}</p>
    </ConfirmDialog>
  );
}
