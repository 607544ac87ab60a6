import type { Answer } from '@reprise/contracts/buyback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { frenchSpaces } from '../../../kernel/i18n/french-spaces';
import { Icon } from '../../../ui/icon';
import { KeyChoices } from '../../../ui/wizard/key-choices';
import styles from './compliance.module.css';
import type { Question } from './compliance.types';

type Props = {
  question: Question;
  declared: Answer | undefined;
  observed: string | undefined;
  current: boolean;
  onFocus: () => void;
  onAnswer: (answerId: string) => void;
  /** Shown beside an answer that changed. */
  photos: ReactNode;
};

/** One question: the declared answer at the left, the observed one at the right. */
export function QuestionRow({ question, declared, observed, current, onFocus, onAnswer, photos }: Props) {
  const { t } = useTranslation('compliance');
  const differs = observed !== undefined && observed !== declared?.answerId;
  return (
    <li
      className={`${styles['row']} ${current ? styles['current'] : ''}`}
      data-current={current}
      data-differs={differs}
    >
      <fieldset onFocus={onFocus}>
        <legend className={styles['legend']}>{frenchSpaces(question.title)}</legend>
        {current && question.howToTest && <p className={styles['soft']}>{question.howToTest}</p>}
        <div className={styles['pair']}>
          <div>
            <span className={styles['caption']}>{t('diagnostic.declared')}</span>
            <p className={styles['declared']}>{declared?.answer ?? '–'}</p>
          </div>
          <div>
            <span className={styles['caption']}>
              {t('diagnostic.observed')}
              {differs && (
                <span className={styles['differs']}>
                  <Icon name="alert" size={14} /> {t('diagnostic.differs')}
                </span>
              )}
            </span>
            <KeyChoices
              name={question.id}
              choices={question.answers.map(({ id, name }) => ({ id, label: name }))}
              chosen={observed === undefined ? [] : [observed]}
              differs={differs}
              onChoose={onAnswer}
            />
            {differs && photos}
          </div>
        </div>
      </fieldset>
    </li>
  );
}
