import type { ItemEconomics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../../ui';
import { Money } from '../../../../ui/money';
import { ProductLine } from '../../../../ui/product-line';
import { StockName } from '../stock-name';
import { Day } from './day';
import { StepStatus } from '../steps/step-status';

type Column = ListColumn<ItemEconomics>;
type Person = { value: string; label: string };

/** The columns of items in refurbishment. */
export function useWorkColumns(people: readonly Person[]): readonly Column[] {
  const { t } = useTranslation('refurb-board');
  const named = (id: string | undefined) => people.find(({ value }) => value === id)?.label ?? '–';
  const cost = (key: 'plannedCost' | 'completedCost', more: Partial<Column> = {}): Column => ({
    ...{ key, title: t(`field.${key}`), align: 'right' },
    render: (row) => <Money value={{ amount: row[key], currency: row.currency }} />,
    ...more,
  });
  return [
    {
      key: 'code',
      title: t('field.identificationNumber'),
      render: ({ identificationNumber }) => identificationNumber,
    },
    {
      key: 'product',
      title: t('field.productLabel'),
      render: (row) => <ProductLine product={row} />,
      card: 'title',
    },
    { key: 'step', title: t('column.step'), render: ({ work }) => work?.label ?? '–', card: 'line' },
    { key: 'technician', title: t('column.technician'), render: ({ work }) => named(work?.technicianId) },
    { key: 'stock', title: t('column.stock'), render: ({ stockId }) => <StockName id={stockId} /> },
    {
      ...{ key: 'since', title: t('field.work.sinceOn'), order: 'work.sinceOn', card: 'note' },
      render: ({ work }) => <Day day={work?.sinceOn} />,
    },
    {
      ...{ key: 'due', title: t('field.work.dueOn'), order: 'work.dueOn' },
      render: ({ work }) => <Day day={work?.dueOn} />,
    },
    cost('plannedCost', { order: 'plannedCost', card: 'money' }),
    cost('completedCost', { hidden: true }),
    {
      ...{ key: 'status', title: t('field.work.status'), card: 'status' },
      render: ({ work }) => (work?.status ? <StepStatus status={work.status} /> : '–'),
    },
  ];
}
