import type { ItemEconomics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../../ui';
import { Money } from '../../../../ui/money';
import { ProductLine } from '../../../../ui/product-line';
import { StatusTag } from '../../../../ui/status-tag';
import { Day } from './day';

type Column = ListColumn<ItemEconomics>;

/** The columns of items that were tested: what was done to each, and when. */
export function useTestedColumns(): readonly Column[] {
  const { t } = useTranslation(['refurb-board', 'enums']);
  const day = (key: 'testedOn' | 'diagnosedOn' | 'refurbishedOn', more: Partial<Column> = {}): Column => ({
    ...{ key, title: t(`refurb-board:field.${key}`), order: key },
    render: (row) => <Day day={row[key]} />,
    ...more,
  });
  const cost = (key: 'plannedCost' | 'completedCost', more: Partial<Column> = {}): Column => ({
    ...{ key, title: t(`refurb-board:field.${key}`), align: 'right' },
    render: (row) => <Money value={{ amount: row[key], currency: row.currency }} />,
    ...more,
  });
  return [
    {
      key: 'code',
      title: t('refurb-board:field.identificationNumber'),
      render: ({ identificationNumber }) => identificationNumber,
    },
    {
      key: 'product',
      title: t('refurb-board:field.productLabel'),
      render: (row) => <ProductLine product={row} />,
      card: 'title',
    },
    {
      ...{ key: 'state', title: t('refurb-board:column.grade'), hidden: true },
      render: ({ state }) => t(`enums:product-state.${state}`),
    },
    day('testedOn', { card: 'line' }),
    day('diagnosedOn'),
    day('refurbishedOn', { card: 'note' }),
    cost('plannedCost', { hidden: true }),
    cost('completedCost', { card: 'money' }),
    {
      ...{ key: 'status', title: t('refurb-board:field.status'), card: 'status' },
      render: ({ status }) => <StatusTag status={status} />,
    },
  ];
}
