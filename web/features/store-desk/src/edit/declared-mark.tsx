import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from '../desk.module.css';

/** On the answer that the customer gave. */
export function DeclaredMark() {
  const { t } = useTranslation('store-desk');
  return (
    <span className={styles['declared']} data-testid="declared-mark">
      <Icon name="user" size={14} />
      {t('check.declared')}
    </span>
  );
}
