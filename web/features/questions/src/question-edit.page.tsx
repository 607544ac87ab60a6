import { questions } from '@reprise/contracts/catalogue';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRecord, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { LastChange } from '../../../ui/resource/last-change';
import { useHistory } from '../../../ui/resource/use-history';
import { QuestionForm } from './question-form';
import { valuesOf } from './question-values.rules';
import { useLeave } from './use-leave';

const { get, update } = questions.endpoints;

export default function QuestionEditPage() {
  const { categoryId = '', questionId = '' } = useParams();
  const { t } = useTranslation();
  const { t: words } = useTranslation('questions');
  const { value: row, etag, refresh, problem: unread } = useRecord(get, { params: { id: questionId } });
  const { submit, status, problem } = useSubmission();
  const initial = useMemo(() => row && valuesOf(row), [row]);
  const leave = useLeave(categoryId);
  const of = row && { contract: questions, update, row, namespace: 'questions' as const, name: row.title };
  const history = useHistory(of, refresh);
  useEffect(() => {
    if (status === 'accepted') leave.current('saved', row?.title ?? '');
  }, [leave, row, status]);
  if (!row || !initial) {
    return (
      <Page title={words('of-category')}>
        {unread ? <ErrorState problem={unread} onRetry={refresh} /> : <TextSkeleton lines={8} />}
      </Page>
    );
  }
  return (
    <QuestionForm
      {...{ categoryId, questionId, initial, problem }}
      title={t('resource.edit-title', { name: row.title })}
      saving={status === 'sending'}
      saved={status === 'accepted'}
      onSave={(body) =>
        submit(update, { params: { id: questionId }, body }, { ...(etag && { ifMatch: etag }) })
      }
      onStale={refresh}
      changedBy={<LastChange of={{ contract: questions, row }} />}
      actions={history.actions}
    >
      {history.drawer}
    </QuestionForm>
  );
}
