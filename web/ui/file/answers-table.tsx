import type { Answer } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { frenchSpaces } from '../../kernel/i18n/french-spaces';
import { Icon } from '../icon';
import tables from '../tables.module.css';
import styles from './file.module.css';

type Props = { declared: readonly Answer[]; found: readonly Answer[] | undefined };

/** Declared and found answers side by side; a difference is marked in words as well as in colour. */
export function AnswersTable({ declared, found }: Props) {
  const { t } = useTranslation('file');
  const seenBy = new Map(found?.map((answer) => [answer.questionId, answer]));
  return (
    <table className={tables['table']}>
      <thead>
        <tr>
          <th scope="col">{t('answers.question')}</th>
          <th scope="col">{t('answers.declared')}</th>
          {found && <th scope="col">{t('answers.found')}</th>}
        </tr>
      </thead>
      <tbody>
        {declared.map((answer) => {
          const seen = seenBy.get(answer.questionId);
          const differs = seen !== undefined && seen.answerId !== answer.answerId;
          return (
            <tr key={answer.questionId} className={differs ? styles['differs'] : ''}>
              <th scope="row">{frenchSpaces(answer.question)}</th>
              <td>{frenchSpaces(answer.answer)}</td>
              {found && (
                <td>
                  {differs && (
                    <span className={styles['warning']}>
                      <Icon name="alert" size={14} />
                      <span className="visually-hidden">{t('answers.differs')} </span>
                    </span>
                  )}{' '}
                  {frenchSpaces(seen?.answer ?? '–')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
