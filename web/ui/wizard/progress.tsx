import { useTranslation } from 'react-i18next';
import styles from './wizard.module.css';

/** "3 of 7", as a bar and as text for screen readers. `at` counts from 1. */
export function Progress({ at, of, label }: { at: number; of: number; label?: string }) {
  const { t } = useTranslation();
  const words = t('wizard.progress', { at, of });
  return (
    <div className={styles['progress']}>
      <div
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={label ? `${words}, ${label}` : words}
        aria-label={words}
        className={styles['track']}
      >
        <span className={styles['bar']} style={{ width: `${(100 * at) / of}%` }} />
      </div>
      <span className={styles['count']} aria-hidden="true">
        {at} / {of}
      </span>
    </div>
  );
}
