import { Breadcrumb, Button, Dropdown } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';
import { breakpoints } from '../tokens';
import { useNarrow } from '../use-narrow';
import styles from './page.module.css';

export type PageAction = {
  key: string;
  label: string;
  icon?: IconName;
  /** At most one on a page. */
  primary?: boolean;
  danger?: boolean;
  onPress: () => void;
  loading?: boolean;
  /** The reason shown when the action is not possible in this state; absent when it is. */
  disabledReason?: string;
};
export type Crumb = { label: string; to?: string };
export type PageHeaderProps = {
  title: ReactNode;
  /** One line that says what the page is for. */
  context?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: readonly PageAction[];
  /** Beside the title: a status. */
  aside?: ReactNode;
  /** After the actions: a menu of the rarer ones. */
  menu?: ReactNode;
  documentTitle?: string;
};

/** Title, one line of context, actions at the right. On a phone two or more actions become one menu. */
export function PageHeader({
  title,
  context,
  crumbs = [],
  actions = [],
  aside,
  menu,
  documentTitle,
}: PageHeaderProps) {
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);
  useEffect(() => {
    if (name) document.title = `${name} · Reprise`;
  }, [name]);
  const trail = crumbs.map(({ label, to }) => ({ title: to ? <Link to={to}>{label}</Link> : label }));
  return (
    <header className={styles['header']}>
      {trail.length > 0 && <Breadcrumb items={trail} />}
      <div className={styles['line']}>
        <div className={styles['heading']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        <div className={styles['actions']}>
          <Actions actions={actions} />
          {menu}
        </div>
      </div>
      {context && <p className={styles['context']}>{context}</p>}
    </header>
  );
}

function Actions({ actions }: { actions: readonly PageAction[] }) {
  const { t } = useTranslation();
  const narrow = useNarrow(breakpoints.tablet);
  if (narrow && actions.length > 1) {
    const items = actions.map((a) => ({
      key: a.key,
      label: a.label,
      disabled: !!a.disabledReason,
      danger: a.danger,
    }));
    const press = (key: string): void => actions.find((a) => a.key === key)?.onPress();
    return (
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => press(key) }}>
        <Button loading={actions.some((a) => a.loading)}>
          {t('action.actions')} <Icon name="chevron-down" size={16} />
        </Button>
      </Dropdown>
    );
  }
  return (
    <div className={styles['actions']}>
      {[...actions].sort(primaryLast).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
    </div>
  );
}

/** The one primary action stands at the far right. */
const primaryLast = (a: PageAction, b: PageAction): number =>
  Number(a.primary ?? false) - Number(b.primary ?? false);

function ActionButton({ action }: { action: PageAction }) {
  const reason = action.disabledReason;
  return (
    <Button
      type={action.primary ? 'primary' : 'default'}
      danger={action.danger ?? false}
      loading={action.loading ?? false}
      disabled={!!reason}
      title={reason}
      icon={action.icon && <Icon name={action.icon} size={16} />}
      onClick={action.onPress}
    >
      {action.label}
      {reason && <span className="visually-hidden"> ({reason})</span>}
    </Button>
  );
}
