import { useTranslation } from 'react-i18next';
import { shortCount } from '../queues/waiting.rules';
import styles from './shell.module.css';

/** How many wait, at the end of a line of the menu: a number by sight, words for who listens. */
export function WaitingCount({ count, said = false }: { count: number; said?: boolean }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={`${styles['count']} figures`} data-count={shortCount(count)}>
      {said && <span className="visually-hidden">{t('menu.waiting', { count })}</span>}
    </span>
  );
}
