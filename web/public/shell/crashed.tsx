import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { Button } from '../../ui/public/button';
import styles from '../pages/pages.module.css';

/** In the place of a page that cannot be drawn. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <div className={styles['alone']}>
      <h1 className={styles['title']}>{t('error.server')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('error.crash')}
        action={
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            {t('error.button.reload')}
          </Button>
        }
      />
    </div>
  );
}
