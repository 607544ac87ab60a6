import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../kernel/api';
import { useProblemText } from '../kernel/i18n/problem-text';
import { Drawing } from './drawings';
import styles from './states.module.css';

type Props = { problem: AppProblem; onRetry?: () => void };

/** Only somebody else can help, or a log-in, which a dialog offers. */
const isInVain = ({ code, status }: AppProblem): boolean => code === 'forbidden' || status === 401;

/** What happened, the trace id for support, and a retry unless it would be in vain. */
export function ErrorState({ problem, onRetry }: Props) {
  const { t } = useTranslation();
  const text = useProblemText(false);
  return (
    <div className={styles['state']} role="alert">
      <Drawing name="unplugged" />
      <p className={styles['sentence']}>{text(problem)}</p>
      {problem.traceId && (
        <p className={styles['trace']}>
          {t('error.trace')} <span className="code">{problem.traceId}</span>
        </p>
      )}
      {onRetry && !isInVain(problem) && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
