import type { ReactNode } from 'react';
import { DateTime } from './date-time';
import { Icon } from './icon';
import { statusLook } from './status-table';
import styles from './timeline.module.css';

export type TimelineEntry = {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  detail?: ReactNode;
  /** Colours the point like the status it led to. */
  status?: string;
};

/** What happened to a file, newest first as given. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={styles['line']} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles['entry']}>
          <Point status={entry.status} />
          <div>
            <p className={styles['title']}>{entry.title}</p>
            <p className={styles['meta']}>
              <DateTime value={entry.at} />
              {entry.by && <span> · {entry.by}</span>}
            </p>
            {entry.detail && <div className={styles['detail']}>{entry.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Point({ status }: { status?: string | undefined }) {
  const { family, icon } = status ? statusLook(status) : { family: 'grey', icon: 'info' as const };
  return (
    <span className={`${styles['point']} ${styles[family]}`}>
      <Icon name={icon} size={14} />
    </span>
  );
}
