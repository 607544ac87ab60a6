import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { questions } from '@reprise/contracts/catalogue';
import { useMayCall } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageAlert } from '../../../ui/list/page-alert';
import { Page } from '../../../ui/page/page';
import { RowsSkeleton } from '../../../ui/skeletons';
import { addPath, paths } from './questions.paths';
import { askedOf } from '../../../ui/preview/asked-questions.rules';
import { QuestionPreview } from './question-preview';
import { SortableQuestions } from './sortable-questions';
import { useCategoryName, useQuestions } from './use-questions';

/** The questions of one category: read, sorted, previewed, and opened to be changed. */
export default function CategoryQuestionsPage() {
  const { categoryId = '' } = useParams();
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const name = useCategoryName(categoryId);
  const list = useQuestions(categoryId);
  const mayAdd = useMayCall(questions.endpoints.create);
  const [previews, setPreviews] = useState(false);
  const add = () => void navigate(addPath(categoryId));
  const preview = {
    key: 'preview',
    label: t('preview.open'),
    icon: 'eye',
    onPress: () => setPreviews(true),
  } as const;
  const adding = { key: 'add', label: t('new'), icon: 'plus', primary: true, onPress: add } as const;
  const known = list.items.length > 0;
  return (
    <Page
      title={t('of-category')}
      documentTitle={`${t('of-category')} · ${name}`}
      context={t('category-context', { name })}
      crumbs={[{ label: t('title'), to: paths.entry }, { label: name }]}
      actions={[...(known ? [preview] : []), ...(mayAdd ? [adding] : [])]}
    >
      <PageAlert />
      {known && <SortableQuestions categoryId={categoryId} list={list} />}
      {!known && list.status === 'loading' && <RowsSkeleton />}
      {!known && list.problem && <ErrorState problem={list.problem} onRetry={list.refresh} />}
      {!known && list.status === 'ready' && (
        <EmptyState
          sentence={t('empty')}
          action={mayAdd ? <Button onClick={add}>{t('new')}</Button> : undefined}
        />
      )}
      {previews && (
        <QuestionPreview
          categoryId={categoryId}
          questions={askedOf(list.items)}
          onClose={() => setPreviews(false)}
        />
      )}
    </Page>
  );
}
