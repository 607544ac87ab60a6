import { money, type Currency } from '@reprise/contracts/kernel';
import type { SimulationFigures } from '@reprise/contracts/price-lists';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import { signedMoney } from '../../../kernel/numbers';
import tables from '../../../ui/tables.module.css';

type Row = SimulationFigures & { id: string; label: string };
type Props = { caption: string; rows: readonly Row[]; currency: Currency };

const columns = ['quotes', 'offered', 'simulated', 'difference', 'refused-then', 'refused-now'] as const;

/** Quotes, sums and refused shares, side by side. */
export function FiguresTable({ caption, rows, currency }: Props) {
  const { t, i18n } = useTranslation('price-lists');
  const share = (part: number, of: number): string =>
    new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(
      of ? part / of : 0,
    );
  return (
    <table className={tables['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((key) => (
            <th key={key} scope="col">
              {t(`figure.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td className="figures">{row.quotes}</td>
            <td>
              <Money value={money(row.offered, currency)} />
            </td>
            <td>
              <Money value={money(row.simulated, currency)} />
            </td>
            <td className="figures">{signedMoney(row.simulated - row.offered, currency, i18n.language)}</td>
            <td className="figures">{share(row.refusedThen, row.quotes)}</td>
            <td className="figures">{share(row.refusedNow, row.quotes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
