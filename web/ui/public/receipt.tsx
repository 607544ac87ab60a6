import { formatMoney, type Currency } from '@reprise/contracts/kernel';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subtotalOf, type ReceiptLine, useReceiptWords } from '../use-receipt-words';
import styles from './receipt.module.css';

type Props = {
  caption: string;
  /** Amounts in minor units, which add up to the total. */
  lines: readonly ReceiptLine[];
  total: number;
  /** "Total" if omitted. */
  totalLabel?: string;
  currency: Currency;
  footer?: ReactNode;
  /** Inside a frame that is there already. */
  bare?: boolean;
  testId?: string;
};

/** A price as a waterfall: the best price, what each answer does to it and why, each modifier, the total. */
export function Receipt(props: Props) {
  const { caption, lines, total, totalLabel, currency, footer, bare = false, testId } = props;
  const { t, i18n } = useTranslation();
  const words = useReceiptWords(currency);
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const subtotal = subtotalOf(lines);
  return (
    <div className={styles['receipt']} data-bare={bare} data-testid={testId}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col span={2} />
          <col className={styles['amounts']} />
        </colgroup>
        <tbody>
          {lines.map((line, index) => (
            <Fragment key={`${index}${line.label}`}>
              {subtotal?.before === index && (
                <tr className={styles['subtotal']}>
                  <th scope="row" colSpan={2}>
                    {t('receipt.subtotal')}
                  </th>
                  <td>{text(subtotal.value)}</td>
                </tr>
              )}
              <Line {...words(line)} />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel ?? t('receipt.total')}</th>
            <td colSpan={2}>{text(total)}</td>
          </tr>
        </tfoot>
      </table>
      {footer && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
}

function Line({ label, note, amount }: ReturnType<ReturnType<typeof useReceiptWords>>) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
        {note && <span className={styles['note']}>{note}</span>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
