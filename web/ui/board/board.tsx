import { formatMoney, type Money } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../date-time';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';
import styles from './board.module.css';

type BoardProps = { id: string; title: string; action?: ReactNode; children: ReactNode };

/** Counts of what waits, as tiles. */
export function Board({ id, title, action, children }: BoardProps) {
  return (
    <section aria-labelledby={id} className={styles['board']} data-testid={`${id}-board`}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {action}
      </div>
      <ul className={styles['tiles']}>{children}</ul>
    </section>
  );
}

/** A line without words is as high as any other. */
const empty = '\u00a0';

type TileProps = {
  testId: string;
  label: string;
  /** The list that is counted. */
  to: string;
  icon: IconName;
  /** Undefined until it is known. */
  count: number | undefined;
  /** What they come to. */
  amounts?: readonly Money[] | undefined;
  /** What is told of them once they are known: it has its place by then. */
  tells?: { readonly amount: boolean; readonly age: boolean };
  /** To be seen at once, unless there is none. */
  urgent?: boolean | undefined;
  /** Since when the first of them waits. */
  since?: string | undefined;
};

/** A count that opens the list that it counts. */
export function BoardTile({ testId, label, to, icon, count, amounts = [], ...tile }: TileProps) {
  const { t, i18n } = useTranslation();
  const { urgent, since, tells } = tile;
  const told = count ? amounts : [];
  return (
    <li>
      <Link to={to} className={styles['tile']} data-urgent={urgent === true && !!count}>
        <Icon name={icon} size={20} />
        <span className={styles['count']} aria-busy={count === undefined} data-testid={testId}>
          {count ?? '–'}
        </span>
        <span className={styles['label']}>{label}</span>
        {told.map((amount) => (
          <strong key={amount.currency} className="figures" data-testid={`${testId}-amount`}>
            {formatMoney(amount, i18n.language)}
          </strong>
        ))}
        {tells?.amount && told.length === 0 && <span className={styles['since']}>{empty}</span>}
        {since && !!count ? (
          <small className={styles['since']}>
            {t('home.oldest')} <DateTime value={since} />
          </small>
        ) : (
          tells?.age && <small className={styles['since']}>{empty}</small>
        )}
      </Link>
    </li>
  );
}
