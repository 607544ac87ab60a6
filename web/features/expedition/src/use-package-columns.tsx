import type { PackageRow } from '@reprise/contracts/package';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../ui';
import { Code } from '../../../ui/code';
import { DateTime } from '../../../ui/date-time';
import { ProductLine } from '../../../ui/product-line';
import styles from './expedition.module.css';
import { PackageStatus } from './package-status';

/** @param nameOf the name of a warehouse. */
export function usePackageColumns(
  nameOf: (warehouseId: string) => string,
): readonly ListColumn<PackageRow>[] {
  const { t } = useTranslation('expedition');
  return [
    { key: 'number', title: t('column.number'), render: (row) => <Code value={row.number} /> },
    {
      key: 'warehouse',
      title: t('column.warehouse'),
      card: 'line',
      render: (row) => nameOf(row.warehouseId),
    },
    { key: 'items', title: t('column.items'), card: 'line', render: (row) => <Contents row={row} /> },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      card: 'note',
      render: (row) => <DateTime value={row.createdAt} />,
    },
    { key: 'carrier', title: t('column.carrier'), hidden: true, render: (row) => row.carrier ?? '–' },
    { key: 'tracking', title: t('column.tracking'), card: 'line', render: (row) => <Tracking row={row} /> },
    {
      key: 'status',
      title: t('column.status'),
      order: 'status',
      card: 'status',
      render: (row) => <PackageStatus row={row} />,
    },
  ];
}

/** What lies on top, and how many more; what was packed before packages named their products is only counted. */
function Contents({ row: { items } }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  const named = items.find(({ product }) => product)?.product;
  if (!named) return items.length;
  const more = items.length - 1;
  return (
    <span className={styles['contents']}>
      <ProductLine product={named} />
      {more > 0 && <span className={styles['soft']}>{t('more', { count: more })}</span>}
    </span>
  );
}

function Tracking({ row }: { row: PackageRow }) {
  if (!row.trackingNumber) return '–';
  if (!row.trackingLink) return <span className="code">{row.trackingNumber}</span>;
  return (
    <a className="code" href={row.trackingLink} target="_blank" rel="noreferrer">
      {row.trackingNumber}
    </a>
  );
}
