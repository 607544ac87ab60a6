import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useAccepted, useSubmission } from '../../kernel/store';
import { ConfirmDialog } from '../page/confirm-dialog';

type Props = { view: SavedView; onClose: () => void };

/** Asks before a view is removed, and says who loses it. */
export function RemoveView({ view: { id, label: name, shared }, onClose }: Props) {
  const { t } = useTranslation();
  const { submit, status, problem } = useSubmission();
  useAccepted(status, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={t('resource.remove-title', { name })}
      confirmLabel={t('action.remove')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(savedViewEndpoints.remove, { params: { id } })}
      onCancel={onClose}
    >
      <p>{t(shared ? 'views.remove-shared' : 'views.remove-own')}</p>
    </ConfirmDialog>
  );
}
