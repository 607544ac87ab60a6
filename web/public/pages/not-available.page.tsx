import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { Button } from '../../ui/public/button';
import { BarePage } from './bare-page';
import styles from './pages.module.css';

/** Shown if the client's configuration cannot be loaded; trying again restarts the app. */
export default function NotAvailablePage() {
  const { t } = useTranslation();
  const again = (): void => globalThis.location.assign('/');
  return (
    <BarePage className={styles['alone']}>
      <h1 className={styles['title']}>{t('page.not-available')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('not-available.sentence')}
        action={
          <Button variant="primary" onClick={again}>
            {t('action.retry')}
          </Button>
        }
      />
    </BarePage>
  );
}
