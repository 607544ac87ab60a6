import { fullCostOf, type ItemEconomics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../../ui';
import { Money } from '../../../../ui/money';
import { ProductLine } from '../../../../ui/product-line';
import { StatusTag } from '../../../../ui/status-tag';
import { StockName } from '../stock-name';

type Column = ListColumn<ItemEconomics>;
type Cost = 'purchasePrice' | 'completedCost' | 'plannedCost';

const Amount = ({ amount, of }: { amount: number | undefined; of: ItemEconomics }) =>
  amount === undefined ? '–' : <Money value={{ amount, currency: of.currency }} />;

/** The columns of items in stock, with those that the list can be ordered by. */
export function useStockColumns(): readonly Column[] {
  const { t } = useTranslation(['stock-items', 'enums']);
  const cost = (key: Cost, more: Partial<Column> = {}): Column => ({
    ...{ key, title: t(`stock-items:field.${key}`), order: key, align: 'right' },
    render: (row) => <Amount amount={row[key]} of={row} />,
    ...more,
  });
  return [
    {
      key: 'code',
      title: t('stock-items:field.identificationNumber'),
      render: (row) => row.identificationNumber,
    },
    {
      ...{ key: 'product', title: t('stock-items:field.productLabel'), order: 'productLabel', card: 'title' },
      render: (row) => <ProductLine product={row} />,
    },
    {
      ...{ key: 'state', title: t('stock-items:field.state'), hidden: true },
      render: ({ state }) => t(`enums:product-state.${state}`),
    },
    {
      ...{ key: 'status', title: t('stock-items:field.status'), order: 'status', card: 'status' },
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'stock',
      title: t('stock-items:field.stockId'),
      card: 'line',
      render: ({ stockId }) => <StockName id={stockId} />,
    },
    {
      ...{
        key: 'days',
        title: t('stock-items:field.daysInStock'),
        order: 'stockedAt',
        align: 'right',
        card: 'note',
      },
      render: ({ daysInStock }) =>
        daysInStock === undefined ? '–' : t('stock-items:days', { count: daysInStock }),
    },
    cost('purchasePrice', { hidden: true }),
    cost('completedCost', { hidden: true }),
    cost('plannedCost', { hidden: true }),
    {
      ...{ key: 'full', title: t('stock-items:field.fullCost'), align: 'right', card: 'money' },
      render: (row) => <Amount amount={fullCostOf(row)} of={row} />,
    },
  ];
}
