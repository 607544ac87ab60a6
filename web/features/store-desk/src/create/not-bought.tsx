import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { PriceBreakdown } from '@reprise/contracts/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';
import { choicesOf, type Eligibility, judged } from './choices.rules';

type WhyProps = {
  view: DiagnosticView;
  eligibility: Exclude<Eligibility, 'ok'>;
  price: PriceBreakdown;
  /** What can be done now. */
  action: ReactNode;
};

/** Which answer decides that a product is not bought, or that it is worth nothing. */
export function WhyNotBought({ view, eligibility, price: { blocked }, action }: WhyProps) {
  const { t } = useTranslation('store-desk');
  const question = view.questions.find(({ id }) => id === blocked?.questionId);
  const answer = question?.answers.find(({ id }) => id === blocked?.answerId)?.name;
  return (
    <Notice family="amber" title={t('not-bought.title')}>
      <div className={styles['refused']}>
        {t(`not-bought.${eligibility}`, { question: question?.title, answer })}
        <span className={styles['row']}>{action}</span>
      </div>
    </Notice>
  );
}

type Props = {
  view: DiagnosticView;
  draft: Draft;
  /** Where the answer is corrected, unless it stands above. */
  correctAt?: string;
};

/** Why this product is not bought, and the way to another one. */
export function NotBought({ view, draft, correctAt }: Props) {
  const { t } = useTranslation('store-desk');
  const { price } = choicesOf(view, draft);
  const eligibility = judged(view, draft, price);
  if (eligibility === 'ok') return null;
  const action = (
    <>
      {correctAt && <Link to={correctAt}>{t('not-bought.correct')}</Link>}
      <Link to="/search" className={styles['new']}>
        {t('not-bought.other')}
      </Link>
    </>
  );
  return <WhyNotBought view={view} eligibility={eligibility} price={price} action={action} />;
}
