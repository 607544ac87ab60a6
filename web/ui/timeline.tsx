import { Timeline as AntdTimeline } from 'antd';
import type { ReactNode } from 'react';
import { DateTime } from './date-time';
import { Icon } from './icon';
import { statusLook } from './status-table';
import styles from './timeline.module.css';
import { tone } from './tone';

export type TimelineEntry = {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  detail?: ReactNode;
  /** What that person wrote. */
  comment?: string;
  /** Colours the point like the resulting status. */
  status?: string;
};

/** What happened to one thing, newest first as given. */
export const Timeline = ({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) => (
  <AntdTimeline
    aria-label={label}
    items={entries.map((entry) => ({
      key: entry.id,
      icon: <Point status={entry.status} />,
      content: (
        <>
          <strong>{entry.title}</strong>
          <div className={styles['soft']}>
            <DateTime value={entry.at} />
            {entry.by && <span> · {entry.by}</span>}
            {entry.detail && <div>{entry.detail}</div>}
          </div>
          {entry.comment && <blockquote className={styles['comment']}>{entry.comment}</blockquote>}
        </>
      ),
    }))}
  />
);

function Point({ status }: { status?: string | undefined }) {
  const { family, icon } = status ? statusLook(status) : { family: 'grey' as const, icon: 'info' as const };
  return (
    <span className={styles['point']} style={{ color: tone(family).color }}>
      <Icon name={icon} size={16} />
    </span>
  );
}
