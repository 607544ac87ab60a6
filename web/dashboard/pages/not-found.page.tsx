import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand';
import { EmptyState } from '../../ui/empty-state';
import styles from './bare.module.css';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={styles['bare']}>
      <Brand />
      <h1 className={styles['title']}>{t('page.not-found')}</h1>
      <EmptyState
        drawing="search"
        sentence={t('not-found.sentence')}
        action={
          <Link className={styles['button']} to="/home">
            {t('action.home')}
          </Link>
        }
      />
    </main>
  );
}
