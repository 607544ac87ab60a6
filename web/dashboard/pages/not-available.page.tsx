import { useTranslation } from 'react-i18next';
import { Brand } from '../../ui/brand';
import { EmptyState } from '../../ui/empty-state';
import styles from './bare.module.css';

/** The service is unreachable; trying again restarts the app. */
export default function NotAvailablePage() {
  const { t } = useTranslation();
  return (
    <main className={styles['bare']}>
      <Brand />
      <h1 className={styles['title']}>{t('page.not-available')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('not-available.sentence')}
        action={
          <a className={styles['button']} href="/dashboard/home">
            {t('action.retry')}
          </a>
        }
      />
    </main>
  );
}
