import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './notice.module.css';
import type { Family } from './design.tokens';
import { tone } from './tone';

export const noticeIcons: Record<Family, IconName> = {
  grey: 'info',
  blue: 'info',
  violet: 'info',
  amber: 'alert',
  green: 'check-circle',
  red: 'cross-circle',
};
export type NoticeProps = { family: Family; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** Red and amber interrupt a screen reader, the others wait. */
export const noticeRole = (family: Family): 'alert' | 'status' =>
  family === 'red' || family === 'amber' ? 'alert' : 'status';

const LightNotice = ({ family, title, children, action }: NoticeProps) => (
  <div className={styles['notice']} style={tone(family)} role={noticeRole(family)}>
    <span className={styles['icon']}>
      <Icon name={noticeIcons[family]} />
    </span>
    <div className={styles['words']}>
      {title && <p className={styles['title']}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {action}
  </div>
);

/** The dashboard uses antd for it; the public app, with its small initial bundle, does not. */
export const NoticeLook = createContext<ComponentType<NoticeProps>>(LightNotice);

/** A message that stays in place. */
export function Notice(props: NoticeProps) {
  const Look = use(NoticeLook);
  return <Look {...props} />;
}
