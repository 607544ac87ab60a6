import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';
import { choicesOf, eligibilityOf } from './choices.rules';

/** Why this product is not bought; the answer can still be corrected above. */
export function NotBought({ view, draft }: { view: DiagnosticView; draft: Draft }) {
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
        <Link to="/search" className={styles['new']}>
          {t('not-bought.other')}
        </Link>
      }
    >
      {t(`not-bought.${eligibility}`, { question: question?.title, answer })}
    </Notice>
  );
}
