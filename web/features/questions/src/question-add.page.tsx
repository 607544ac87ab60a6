import { questions } from '@reprise/contracts/catalogue';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSubmission } from '../../../kernel/store';
import { newQuestion } from './question-values.rules';
import { QuestionForm } from './question-form';
import { useLeave } from './use-leave';

export default function QuestionAddPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation('questions');
  const { t: shared } = useTranslation();
  const { submit, status, problem, reply } = useSubmission<typeof questions.endpoints.create>();
  const initial = useMemo(() => newQuestion(categoryId), [categoryId]);
  const leave = useLeave(categoryId);
  useEffect(() => {
    if (status === 'accepted' && reply) leave.current('added', reply.title);
  }, [leave, reply, status]);
  return (
    <QuestionForm
      {...{ categoryId, initial, problem }}
      title={t('new')}
      saveLabel={shared('resource.add')}
      failed={shared('resource.not-added')}
      saving={status === 'sending'}
      saved={status === 'accepted'}
      onSave={(body) => submit(questions.endpoints.create, { body })}
    />
  );
}
