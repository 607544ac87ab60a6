import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand';
import { EmptyState } from '../../ui/empty-state';
import styles from './bare.module.css';

export default function AccessDeniedPage() {
  const { t } = useTranslation();
  return (
    <main className={styles['bare']}>
      <Brand />
      <h1 className={styles['title']}>{t('page.access-denied')}</h1>
      <EmptyState
        drawing="locked"
        sentence={t('access-denied.sentence')}
        action={
          <Link className={styles['button']} to="/home">
            {t('action.home')}
          </Link>
        }
      />
    </main>
  );
}
