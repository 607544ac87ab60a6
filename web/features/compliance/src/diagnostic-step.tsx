import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLoneKey } from '../../../kernel/scanner';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import { Comment } from './comment';
import styles from './compliance.module.css';
import { answerObserved } from './compliance.slice';
import { isComplete, settledOf } from './compliance.types';
import { LateNotice } from './late-notice';
import { LivePrice } from './live-price';
import { Photos } from './photos';
import { QuestionRow } from './question-row';
import type { StepProps } from './control-steps.rules';

/** Declared and observed side by side; one key answers and moves on. */
export function DiagnosticStep({ item, diagnostic, draft, place, goTo }: StepProps) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const { questions } = diagnostic;
  const open = questions.findIndex(({ id }) => draft.answers[id] === undefined);
  const [at, setAt] = useState(open < 0 ? questions.length - 1 : open);
  const list = useRef<HTMLOListElement>(null);
  const complete = isComplete(diagnostic, draft);
  const answered = questions.filter(({ id }) => draft.answers[id] !== undefined).length;
  const declaredOf = (questionId: string) =>
    diagnostic.declaredAnswers.find((a) => a.questionId === questionId);
  const answer = (index: number, answerId: string | undefined): void => {
    const question = questions[index];
    if (!question || !question.answers.some(({ id }) => id === answerId)) return;
    dispatch(answerObserved({ questionId: question.id, answerId: answerId ?? '' }));
    setAt(Math.min(index + 1, questions.length - 1));
  };
  useLoneKey((key) => {
    const current = questions[at];
    if (key === 'ArrowDown') return setAt(Math.min(at + 1, questions.length - 1));
    if (key === 'ArrowUp' || key === 'Backspace') return setAt(Math.max(at - 1, 0));
    if (key === 'Enter') return complete ? goTo('summary') : undefined;
    if (key === '0') return answer(at, current && declaredOf(current.id)?.answerId);
    answer(at, current?.answers[Number(key) - 1]?.id);
  });
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <NamedWizardFrame
      {...place}
      aside={
        <>
          <LivePrice currency={diagnostic.currency} settled={settledOf(diagnostic, draft)} />
          <Photos itemId={item.id} draft={draft} />
          <Comment draft={draft} />
          <Button type="primary" size="large" block disabled={!complete} onClick={() => goTo('summary')}>
            {complete
              ? t('diagnostic.continue')
              : t('diagnostic.left', { count: questions.length - answered })}
          </Button>
        </>
      }
    >
      <section className={styles['card']} aria-labelledby="diagnostic-title">
        <div className={styles['heading']}>
          <h2 id="diagnostic-title" className={styles['question']}>
            {t('diagnostic.title')}
          </h2>
          <span className={styles['soft']}>
            {t('diagnostic.answered', { answered, of: questions.length })}
          </span>
        </div>
        <LateNotice late={diagnostic.late} />
        <p className={styles['soft']}>{t('diagnostic.keys')}</p>
        <ol className={styles['questions']} ref={list} data-testid="questions">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              declared={declaredOf(question.id)}
              observed={draft.answers[question.id]}
              current={index === at}
              onFocus={() => setAt(index)}
              onAnswer={(answerId) => answer(index, answerId)}
              photos={<Photos itemId={item.id} draft={draft} question={question} />}
            />
          ))}
        </ol>
      </section>
    </NamedWizardFrame>
  );
}
