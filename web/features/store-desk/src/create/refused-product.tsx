import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppProblem } from '../../../../kernel/api';
import { useProblemText } from '../../../../kernel/i18n/problem-text';
import { ErrorState } from '../../../../ui/error-state';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';

/** What the server says of a product that is not bought here: no failure, and another attempt changes nothing. */
const refusals: readonly string[] = publicProductEndpoints.diagnostic.problems ?? [];

/** In place of the questions: why there are none, and the way to another product. */
export function RefusedProduct({ problem, onRetry }: { problem: AppProblem; onRetry: () => void }) {
  const { t } = useTranslation('store-desk');
  const text = useProblemText();
  if (!refusals.includes(problem.code)) return <ErrorState problem={problem} onRetry={onRetry} />;
  return (
    <Notice family="amber" title={t('not-bought.title')}>
      <div className={styles['refused']}>
        {text(problem)}
        <span className={styles['row']}>
          <Link to="/search" className={styles['new']}>
            {t('not-bought.other')}
          </Link>
        </span>
      </div>
    </Notice>
  );
}
