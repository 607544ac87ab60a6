import { useTranslation } from 'react-i18next';
import styles from './session.module.css';

/** Whose password is set: text, for nobody changes it here; beside it the field by which a password manager knows him. */
export function PasswordOwner({ email }: { email: string }) {
  const { t } = useTranslation('session');
  return (
    <div>
      <dl className={styles['owner']}>
        <dt>{t('field.email')}</dt>
        <dd>{email}</dd>
      </dl>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
    </div>
  );
}
