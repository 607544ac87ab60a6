import { useTranslation } from 'react-i18next';
import { brandInPage } from '../kernel/site/brand-in-page';
import styles from './brand.module.css';

/** Whose dashboard it is, before anybody has logged in: on a client's own host name the client's, as the way to its site. */
export function Brand() {
  const { t } = useTranslation();
  const brand = brandInPage();
  if (!brand) {
    return (
      <div className={styles['brand']}>
        <span className={styles['mark']} /> Reprise
      </div>
    );
  }
  const { name, logo } = brand;
  return (
    <a className={styles['brand']} href="/" aria-label={t('shell.home-link', { name })}>
      {logo ? (
        <img src={logo} alt={name} />
      ) : (
        <>
          <span className={styles['mark']} /> {name}
        </>
      )}
    </a>
  );
}
