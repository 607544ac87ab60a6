import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Section } from '../../../ui/public/column';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

/** What happened, the latest first. */
export function History({ history }: Pick<Tracking, 'history'>) {
  const { t } = useTranslation('tracking');
  if (history.length === 0) return null;
  return (
    <Section title={t('history')}>
      <ol className={styles['history']}>
        {[...history].reverse().map(({ at, type }) => (
          <li key={`${at}${type}`}>
            <span>{t(`event.${type}`, { defaultValue: t('event.other') })}</span>
            <DateTime value={at} format="exact" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
