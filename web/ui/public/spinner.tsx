import { useTranslation } from 'react-i18next';
import styles from './spinner.module.css';

/** Something is loading. `page` fills the screen while the app opens. */
export function Spinner({ page = false }: { page?: boolean }) {
  const { t } = useTranslation();
  const ring = (
    <span role="status" className={styles['spinner']}>
      <span className="visually-hidden">{t('state.loading')}</span>
    </span>
  );
  return page ? <div className={styles['page']}>{ring}</div> : ring;
}
