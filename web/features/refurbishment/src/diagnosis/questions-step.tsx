import { refurbQuestions } from '@reprise/contracts/configuration';
import { answerDiagnosis } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useLoneKey } from '../../../../kernel/scanner';
import { useList } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { TextSkeleton } from '../../../../ui/skeletons';
import { chosenBy } from '../../../../ui/wizard/key-choices';
import { ButtonKey } from '../../../../ui/key-cap';
import { StepCard } from '../../../../ui/wizard/step-card';
import { NamedWizardFrame } from '../../../../ui/wizard/named-wizard-frame';
import { useWorkAct } from '../use-work';
import type { StepProps } from './step-props.types';
import { answered, answersIn, choicesOf, draftOf, isAnswered } from './diagnosis.rules';
import { QuestionRow } from './question-row';

const inOrder = { query: { pagination: 'false', 'order[position]': 'asc' } };

/** Every question on one screen; a digit answers, Enter moves on. */
export function QuestionsStep({ item, work, place, goTo }: StepProps) {
  const { t } = useTranslation('refurbishment');
  const problemText = useProblemText();
  const list = useList(refurbQuestions.endpoints.list, inOrder);
  const questions = list.items;
  const [draft, setDraft] = useState(() => draftOf(work));
  const [at, setAt] = useState(0);
  const { act, sending, problem } = useWorkAct(() => goTo('summary'));
  const left = questions.filter((question) => !isAnswered(draft, question)).length;
  const complete = questions.length > 0 && left === 0;
  const move = (to: number): void => setAt(Math.max(0, Math.min(to, questions.length - 1)));
  const choose = (index: number, answerId: string | undefined): void => {
    const question = questions[index];
    if (!question || !answerId) return;
    setDraft(answered(draft, question, answerId));
    move(question.type === 'unique' ? index + 1 : index);
  };
  const send = (): void =>
    act(answerDiagnosis, { params: { id: item.id }, body: { answers: answersIn(draft, questions) } });
  useLoneKey((key) => {
    if (key === 'ArrowDown') return move(at + 1);
    if (key === 'ArrowUp' || key === 'Backspace') return move(at - 1);
    if (key === 'Enter') return complete ? send() : move(at + 1);
    choose(at, chosenBy(key, choicesOf(questions[at]))?.id);
  });
  if (list.status === 'loading' && questions.length === 0) return <TextSkeleton lines={6} />;
  if (questions.length === 0) return <EmptyState drawing="search" sentence={t('diagnosis.no-questions')} />;
  const next = (
    <>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <Button type="primary" size="large" block disabled={!complete} loading={sending} onClick={send}>
        {complete ? t('diagnosis.to-summary') : t('diagnosis.left', { count: left })}{' '}
        {complete && <ButtonKey>↵</ButtonKey>}
      </Button>
    </>
  );
  return (
    <NamedWizardFrame {...place} aside={next}>
      <StepCard title={t('diagnosis.questions-title')} sentence={t('diagnosis.keys')}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            {...{ question, current: index === at }}
            chosen={draft[question.id] ?? []}
            onFocus={() => setAt(index)}
            onChoose={(answerId) => choose(index, answerId)}
          />
        ))}
      </StepCard>
    </NamedWizardFrame>
  );
}
