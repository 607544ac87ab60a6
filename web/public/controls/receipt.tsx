import type { Money as Amount } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money';
import styles from './controls.module.css';

export type ReceiptLine = { key: string; label: ReactNode; amount: Amount };
type Props = {
  title: ReactNode;
  lines: readonly ReceiptLine[];
  totalLabel: ReactNode;
  total: Amount;
  note?: ReactNode;
};

/** Each part and the total they sum to, like a till receipt. */
export function Receipt({ title, lines, totalLabel, total, note }: Props) {
  return (
    <section className={styles['receipt']}>
      <h2 className={styles['receipt-title']}>{title}</h2>
      <dl className={styles['receipt-lines']}>
        {lines.map((line) => (
          <div key={line.key} className={styles['receipt-line']}>
            <dt>{line.label}</dt>
            <dd>
              <Money value={line.amount} />
            </dd>
          </div>
        ))}
        <div className={`${styles['receipt-line']} ${styles['receipt-total']}`}>
          <dt>{totalLabel}</dt>
          <dd>
            <Money value={total} />
          </dd>
        </div>
      </dl>
      {note && <p className={styles['receipt-note']}>{note}</p>}
    </section>
  );
}
