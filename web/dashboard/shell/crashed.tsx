import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import styles from '../../ui/page/page.module.css';

/** In the place of a page that cannot be drawn. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('error.server')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('error.crash')}
        action={
          <Button type="primary" onClick={() => globalThis.location.reload()}>
            {t('error.button.reload')}
          </Button>
        }
      />
    </div>
  );
}
