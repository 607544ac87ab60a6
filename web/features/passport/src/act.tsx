import type { ItemPassport } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kernel/i18n';
import styles from './passport.module.css';

/** When it was done and in which role, never by whom. */
export function Act({ act: { at, role } }: { act: Pick<ItemPassport['tested'], 'at' | 'role'> }) {
  const { t, i18n } = useTranslation('passport');
  const { maybe } = useWords('enums');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(at));
  return (
    <span className={styles['soft']}>{t('by', { date, role: maybe(`role.${role}`) ?? t('workshop') })}</span>
  );
}
