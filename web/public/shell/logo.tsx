import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAccount } from '../../kernel/site';
import styles from './shell.module.css';

/** The client's logo, or its name, as the way home (customer journey §2). */
export function Logo() {
  const { t } = useTranslation();
  const account = useSelector(selectAccount);
  const name = account?.name ?? 'Reprise';
  return (
    <Link to="/" className={styles['logo']} aria-label={t('shell.home-link', { name })}>
      {account?.logo ? (
        <img src={account.logo} alt={account.name} />
      ) : (
        <>
          <span className={styles['mark']} />
          {name}
        </>
      )}
    </Link>
  );
}
