import { formatMoney, type Currency } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './receipt.module.css';

/** Amounts in minor units. The lines add up to the total. */
type ReceiptLine = { label: string; value: number };
type Props = {
  caption: string;
  lines: readonly ReceiptLine[];
  total: number;
  totalLabel: string;
  currency: Currency;
  footer?: ReactNode;
};

/** A bonus has a plus, a malus a minus: the sign is part of the text, not only of the colour. */
export function signed(amount: number, currency: Currency, locale: string): string {
  const text = formatMoney({ amount: Math.abs(amount), currency }, locale);
  return amount < 0 ? `− ${text}` : `+ ${text}`;
}

export function Receipt({ caption, lines, total, totalLabel, currency, footer }: Props) {
  const { i18n } = useTranslation();
  const [base, ...impacts] = lines;
  return (
    <div className={styles['receipt']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {base && (
            <tr>
              <th scope="row">{base.label}</th>
              <td>{formatMoney({ amount: base.value, currency }, i18n.language)}</td>
            </tr>
          )}
          {impacts.map((line, index) => (
            <tr key={`${index}${line.label}`}>
              <th scope="row">{line.label}</th>
              <td>{signed(line.value, currency, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            <td>{formatMoney({ amount: total, currency }, i18n.language)}</td>
          </tr>
        </tfoot>
      </table>
      {footer && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
}
