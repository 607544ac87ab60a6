import { questions } from '@reprise/contracts/catalogue';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import type { QuestionRow } from './question.types';

type Props = { question: QuestionRow; onClose: () => void; onRemoved: () => void };

/** Asks before a question is removed; the server's refusal is shown in the dialog. */
export function RemoveQuestion({ question, onClose, onRemoved }: Props) {
  const { t } = useTranslation('questions');
  const { t: shared } = useTranslation();
  const { submit, status, problem } = useSubmission();
  useEffect(() => {
    if (status === 'accepted') onRemoved();
  }, [onRemoved, status]);
  const name = question.title;
  return (
    <ConfirmDialog
      open
      danger
      title={shared('resource.remove-title', { name })}
      confirmLabel={shared('action.remove')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(questions.endpoints.remove, { params: { id: question.id } })}
      onCancel={onClose}
    >
      <p>{t('remove-sentence', { name })}</p>
    </ConfirmDialog>
  );
}
