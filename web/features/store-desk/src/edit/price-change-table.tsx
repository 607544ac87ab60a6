import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money';
import tables from '../../../../ui/tables.module.css';
import styles from '../desk.module.css';
import type { Rediagnosis } from './price-change.rules';

/** Old price → new price, a row for each line of the receipt. */
export function PriceChangeTable({ row, change }: { row: BuybackRow; change: Rediagnosis }) {
  const { t } = useTranslation(['store-desk', 'common']);
  const amount = (value: number | undefined) =>
    value === undefined ? '–' : <Money value={money(value, row.currency)} />;
  return (
    <table
      className={`${tables['table']} ${tables['amounts']} ${styles['change']}`}
      data-testid="price-change"
    >
      <caption className="visually-hidden">{t('edit.price-change')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('edit.line')}</th>
          <th scope="col">{t('edit.before')}</th>
          <th scope="col">{t('edit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {change.lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.label || t(`common:receipt.${line.kind}`)}</th>
            <td>{amount(line.before)}</td>
            <td>{amount(line.after)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('edit.total')}</th>
          <td>{amount(change.before)}</td>
          <td>{amount(change.after)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
