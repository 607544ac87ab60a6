import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../kernel/numbers';
import { BarChart } from '../../../../ui/chart/bar-chart';
import { Panel } from '../../../../ui/file/facts';
import tables from '../../../../ui/tables.module.css';
import { useAccount } from '../../../../ui/resource/use-account';
import styles from './board.module.css';
import { type Board, listOf, type Margin } from './board.rules';
import { CountLink } from './count-link';

const mostBars = 8;

/** What refurbished products cost and are expected to bring, by product and grade. */
export function MarginsPanel({ board: { margins, currency: known } }: { board: Board }) {
  const { t, i18n } = useTranslation(['refurb-board', 'enums']);
  const account = useAccount();
  const currency = known ?? account.currency;
  const write = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const grade = ({ state }: Margin): string => t(`enums:product-state.${state}`);
  if (margins.length === 0) {
    return (
      <Panel title={t('refurb-board:margins')}>
        <p className={styles['soft']}>{t('refurb-board:no-margins')}</p>
      </Panel>
    );
  }
  const rows = margins.slice(0, mostBars).map((each) => ({
    label: `${each.productLabel} · ${grade(each)}`,
    values: { spent: each.spent, margin: each.expectedMargin ?? 0 },
  }));
  const series = (['spent', 'margin'] as const).map((key) => ({
    key,
    label: t(`refurb-board:column.${key}`),
  }));
  return (
    <Panel title={t('refurb-board:margins')} testId="board-margins">
      <BarChart
        label={t('refurb-board:chart', { title: t('refurb-board:margins') })}
        {...{ rows, series, write }}
      />
      <MarginTable {...{ margins, grade, currency }} />
    </Panel>
  );
}

type Table = { margins: readonly Margin[]; grade: (margin: Margin) => string; currency: Currency };

function MarginTable({ margins, grade, currency }: Table) {
  const { t, i18n } = useTranslation('refurb-board');
  const margin = ({ expectedMargin: amount }: Margin): string =>
    amount === undefined ? t('no-price') : signedMoney(amount, currency, i18n.language);
  return (
    <div className={styles['wide']}>
      <table className={`${tables['table']} ${tables['amounts']}`}>
        <thead>
          <tr>
            {(['product', 'grade', 'items', 'spent', 'margin'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {margins.map((each) => (
            <tr key={`${each.productId} ${each.state}`}>
              <th scope="row">{each.productLabel}</th>
              <td>{grade(each)}</td>
              <td>
                <CountLink to={listOf.margin(each)}>{each.items}</CountLink>
              </td>
              <td>{formatMoney({ amount: each.spent, currency }, i18n.language)}</td>
              <td>{margin(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
