import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';
import { choicesOf, eligibilityOf } from './choices.rules';

type Props = {
  view: DiagnosticView;
  draft: Draft;
  /** Where the answer is corrected, unless it stands above. */
  correctAt?: string;
};

/** Why this product is not bought. */
export function NotBought({ view, draft, correctAt }: Props) {
  const { t } = useTranslation('store-desk');
  const eligibility = eligibilityOf(view, draft);
  const { blocked } = choicesOf(view, draft).price;
  const question = view.questions.find(({ id }) => id === blocked?.questionId);
  const answer = question?.answers.find(({ id }) => id === blocked?.answerId)?.name;
  if (eligibility === 'ok') return null;
  return (
    <Notice
      family="amber"
      title={t('not-bought.title')}
      action={
        <span className={styles['row']}>
          {correctAt && <Link to={correctAt}>{t('not-bought.correct')}</Link>}
          <Link to="/search" className={styles['new']}>
            {t('not-bought.other')}
          </Link>
        </span>
      }
    >
      {t(`not-bought.${eligibility}`, { question: question?.title, answer })}
    </Notice>
  );
}
