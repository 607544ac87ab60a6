import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { EntryFieldset } from '../../../ui/form/entry-fieldset';
import { FormFields } from '../../../ui/form/form-sections';
import { Icon } from '../../../ui/icon';
import { ProposedSteps } from './proposed-steps';
import styles from './refurb-catalogue.module.css';

type Answer = { id?: string; label: string; steps: readonly object[] };
const most = 50;
const blank: Answer = { label: '', steps: [] };

/** Back office §3: the answers of a question, each with the steps that it asks for. */
export function AnswersField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('refurb-questions');
  const value = getAt(form.values, 'answers');
  const answers: readonly Answer[] = Array.isArray(value) && value.length > 0 ? value : [blank];
  const put = (next: readonly Answer[]): void => form.set('answers', next);
  return (
    <div className={styles['list']}>
      {answers.map((answer, at) => {
        const number = { number: at + 1 };
        return (
          <EntryFieldset
            key={answer.id ?? `new-${at}`}
            title={t('answer.number', number)}
            removeLabel={t('answer.remove', number)}
            onRemove={() => put(answers.filter((_each, index) => index !== at))}
            needed={answers.length === 1}
          >
            <FormFields
              fields={[{ kind: 'text', name: `answers.${at}.label`, label: t('answer.label') }]}
              form={form}
            />
            <ProposedSteps form={form} path={`answers.${at}.steps`} answer={at + 1} />
          </EntryFieldset>
        );
      })}
      {answers.length < most && (
        <Button icon={<Icon name="plus" size={16} />} onClick={() => put([...answers, blank])}>
          {t('answer.add')}
        </Button>
      )}
    </div>
  );
}
