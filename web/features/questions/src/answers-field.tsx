import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { EntryFieldset } from '../../../ui/form/entry-fieldset';
import { FormFields } from '../../../ui/form/form-sections';
import { Icon } from '../../../ui/icon';
import { answersOf, blankAnswer, fewestAnswers } from './question-values.rules';
import styles from './questions.module.css';
import { useAnswerFields } from './use-answer-fields';

/** Back office §5: "at least 2 answers"; each with its effect on the price. */
export function AnswersField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('questions');
  const fieldsOf = useAnswerFields();
  const answers = answersOf(getAt(form.values, 'answers'));
  const without = (at: number) => answers.filter((_each, index) => index !== at);
  return (
    <div className={styles['list']}>
      {answers.map((answer, at) => (
        <EntryFieldset
          key={answer.id ?? `new-${at}`}
          title={t('answer', { number: at + 1 })}
          removeLabel={t('remove-answer', { number: at + 1 })}
          onRemove={() => form.set('answers', without(at))}
          needed={answers.length <= fewestAnswers}
        >
          <FormFields fields={fieldsOf(at)} form={form} />
        </EntryFieldset>
      ))}
      <Button
        icon={<Icon name="plus" size={16} />}
        onClick={() => form.set('answers', [...answers, blankAnswer])}
      >
        {t('add-answer')}
      </Button>
    </div>
  );
}
