import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './notice.module.css';
import type { Family } from './tokens';

const icons: Record<Family, IconName> = {
  grey: 'info',
  blue: 'info',
  violet: 'info',
  amber: 'alert',
  green: 'check-circle',
  red: 'cross-circle',
};
type Props = { family: Family; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** A message that stays in place. Red and amber interrupt a screen reader, the others wait their turn. */
export function Notice({ family, title, children, action }: Props) {
  const urgent = family === 'red' || family === 'amber';
  return (
    <div className={`${styles['notice']} ${styles[family]}`} role={urgent ? 'alert' : 'status'}>
      <span className={styles['icon']}>
        <Icon name={icons[family]} />
      </span>
      <div className={styles['words']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
