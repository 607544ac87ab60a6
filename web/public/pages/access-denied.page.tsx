import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/public/button';
import { BarePage } from './bare-page';
import styles from './pages.module.css';

export default function AccessDeniedPage() {
  const { t } = useTranslation();
  return (
    <BarePage className={styles['alone']}>
      <h1 className={styles['title']}>{t('page.access-denied')}</h1>
      <EmptyState
        drawing="locked"
        sentence={t('access-denied.sentence')}
        action={<ButtonLink to="/">{t('action.home')}</ButtonLink>}
      />
    </BarePage>
  );
}
