import { Breadcrumb } from 'antd';
import { type ReactNode, use, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import { type PageAction, PageActions } from './page-actions';
import { PageIcon } from './page-icon';
import styles from './page.module.css';
import { pageTitle } from '../../kernel/site/page-title';

type Crumb = { label: string; to?: string };
export type PageHeaderProps = {
  title: ReactNode;
  /** One line about the purpose of the page. */
  context?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: readonly PageAction[];
  /** Beside the title: a status. */
  aside?: ReactNode;
  /** After the actions: a menu of less frequent ones. */
  menu?: ReactNode;
  documentTitle?: string;
};

/** Icon and title, one line of context, actions at the right (customer journey §2). */
export function PageHeader({
  title,
  context,
  crumbs = [],
  actions = [],
  aside,
  menu,
  documentTitle,
}: PageHeaderProps) {
  const icon = use(PageIcon);
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);
  useEffect(() => {
    if (name) document.title = pageTitle(name);
  }, [name]);
  const trail = crumbs.map(({ label, to }) => ({ title: to ? <Link to={to}>{label}</Link> : label }));
  return (
    <header className={styles['header']}>
      {trail.length > 0 && <Breadcrumb items={trail} />}
      <div className={styles['line']}>
        <div className={styles['words']}>
          <div className={styles['heading']}>
            <div className={styles['named']}>
              {icon && <Icon name={icon} size={20} className={styles['icon']} />}
              <h1 className={styles['title']} tabIndex={-1}>
                {title}
              </h1>
            </div>
            {aside}
          </div>
          {context && <div className={styles['context']}>{context}</div>}
        </div>
        <div className={styles['actions']}>
          <PageActions actions={actions} />
          {menu}
        </div>
      </div>
    </header>
  );
}
