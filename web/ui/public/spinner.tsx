import { useTranslation } from 'react-i18next';
import { SpinnerRing } from '../spinner-ring';
import styles from './spinner.module.css';

/** Something is loading. `page` fills the screen while the app opens. */
export function Spinner({ page = false }: { page?: boolean }) {
  const { t } = useTranslation();
  const ring = (
    <span role="status" className={styles['ring']}>
      <SpinnerRing />
      <span className="visually-hidden">{t('state.loading')}</span>
    </span>
  );
  return page ? <div className={styles['page']}>{ring}</div> : ring;
}
