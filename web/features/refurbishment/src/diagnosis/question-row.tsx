import type { RefurbQuestion } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { KeyChoices } from '../../../../ui/wizard/key-choices';
import { choicesOf } from './diagnosis.rules';
import styles from '../refurbishment.module.css';

type Props = {
  question: RefurbQuestion;
  chosen: readonly string[];
  current: boolean;
  onFocus: () => void;
  onChoose: (answerId: string) => void;
};

/** One question; the digits answer the one that is marked. */
export function QuestionRow({ question, chosen, current, onFocus, onChoose }: Props) {
  const { t } = useTranslation('refurbishment');
  const several = question.type === 'multiple';
  return (
    <fieldset className={styles['question']} data-current={current} onFocus={onFocus}>
      <legend className={styles['legend']}>
        {question.label} {several && <span className={styles['soft']}>{t('diagnosis.several')}</span>}
      </legend>
      {question.description && <p className={styles['soft']}>{question.description}</p>}
      <KeyChoices name={question.id} choices={choicesOf(question)} {...{ chosen, several, onChoose }} />
    </fieldset>
  );
}
