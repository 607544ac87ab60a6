import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header';
import styles from './page.module.css';

type Props = PageHeaderProps & { children: ReactNode; width?: 'full' | 'reading' };

/** Header, then content: full width for tables, at most 1440 px for reading. */
export function Page({ children, width = 'reading', ...header }: Props) {
  return (
    <div className={`${styles['page']} ${width === 'reading' ? styles['reading'] : ''}`}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
