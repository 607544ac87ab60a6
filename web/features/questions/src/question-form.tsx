import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AppProblem } from '../../../kernel/api';
import type { FormValues } from '../../../kernel/forms';
import { FormPage } from '../../../ui/form/form-page';
import type { PageAction } from '../../../ui/page/page-actions';
import { QuestionPreview } from './question-preview';
import { type QuestionBody, questionFormSchema } from './question-values.rules';
import { categoryPath, paths } from './questions.paths';
import { useFormSections } from './use-form-sections';
import { useCategoryName, useQuestions } from './use-questions';
import { withDraft } from './preview.rules';

type Props = {
  categoryId: string;
  /** Undefined while it is being added. */
  questionId?: string;
  title: string;
  saveLabel?: string;
  failed?: string;
  initial: FormValues;
  saving: boolean;
  saved: boolean;
  problem: AppProblem | undefined;
  onSave: (body: QuestionBody) => void;
  onStale?: () => void;
  changedBy?: ReactNode;
  actions?: readonly PageAction[];
  children?: ReactNode;
};

/** A question with its answers; the preview plays what is on the screen, saved or not. */
export function QuestionForm({ categoryId, questionId, title, children, ...form }: Props) {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const name = useCategoryName(categoryId);
  const { items } = useQuestions(categoryId);
  const [draft, setDraft] = useState<QuestionBody>();
  const sections = useFormSections(setDraft);
  return (
    <>
      <FormPage
        {...form}
        title={title}
        crumbs={[
          { label: t('title'), to: paths.entry },
          { label: name, to: categoryPath(categoryId) },
          { label: title },
        ]}
        schema={questionFormSchema}
        sections={sections}
        onCancel={() => void navigate(categoryPath(categoryId))}
      />
      {children}
      {draft && (
        <QuestionPreview
          categoryId={categoryId}
          questions={withDraft(items, questionId, draft)}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
