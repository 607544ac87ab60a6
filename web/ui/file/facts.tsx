import type { ReactNode } from 'react';
import { frenchSpaces } from '../../kernel/i18n/french-spaces';
import styles from './file.module.css';

/** A term and its value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{frenchSpaces(term)}</dt>
      <dd className={styles['value']}>{children ?? '–'}</dd>
    </div>
  );
}

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; id?: string; testId?: string };

export function Panel({ title, aside, children, id, testId }: PanelProps) {
  return (
    <section id={id} className={styles['panel']} aria-label={title} data-testid={testId}>
      <h2 className={styles['heading']}>
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles['facts']}>{children}</dl>
);
