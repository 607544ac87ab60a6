import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from '../refurbishment.module.css';
import { clockText } from './step.rules';

/** How long a step has been worked on, pauses aside: what the events say, so that a reload changes nothing. It is read aloud once, not every second. */
export function BenchTimer({ since, before }: { since: string; before: number }) {
  const { t } = useTranslation('refurbishment');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles['timer']} role="timer" aria-live="off" aria-label={t('timer')}>
      <Icon name="clock" size={20} /> {clockText(Date.parse(since) - before, now)}
    </span>
  );
}
