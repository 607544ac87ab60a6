import { refurbQuestions } from '@reprise/contracts/configuration';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { FormField } from '../../../../ui/form/form-field';
import { Notice } from '../../../../ui/notice';
import type { Asked } from './asked.types';

type Props = { asked: Asked; set: (part: Partial<Asked>) => void };
const all = { pagination: 'false', 'order[position]': 'asc' } as const;

/** The questions of the diagnosis, each to be answered or not. */
export function AskedAnswers({ asked: { answers }, set }: Props) {
  const { t } = useTranslation('refurb-board');
  const { items, problem, status, refresh } = useList(refurbQuestions.endpoints.list, { query: all });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (status === 'ready' && items.length === 0)
    return <Notice family="amber">{t('simulator.no-questions')}</Notice>;
  const choose = (questionId: string, chosen: readonly string[]): void =>
    set({ answers: { ...answers, [questionId]: chosen } });
  return items.map((question) => (
    <FormField key={question.id} label={question.label} help={question.description}>
      {(control) => (
        <Select
          {...control}
          allowClear
          mode={question.type === 'multiple' ? 'multiple' : undefined}
          placeholder={t('simulator.no-answer')}
          value={question.type === 'multiple' ? [...(answers[question.id] ?? [])] : answers[question.id]?.[0]}
          options={question.answers.flatMap(({ id, label }) => (id ? [{ value: id, label }] : []))}
          onChange={(next: string | string[] | undefined) => choose(question.id, [next ?? []].flat())}
        />
      )}
    </FormField>
  ));
}
