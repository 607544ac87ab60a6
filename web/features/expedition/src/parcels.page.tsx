import type { PackageRow } from '@reprise/contracts/package';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useFile } from '../../../kernel/files';
import { type ListColumn, ListPage, type RowAction } from '../../../ui';
import { DateTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { ParcelStatus } from './parcel-status';
import { useWarehouses } from './use-warehouses';

const topics = ['/api/packages'];
const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
export const parcelPath = ({ id, status }: PackageRow): string =>
  status === 'open' ? `/start-expedition?package=${id}` : `/expedition/confirmation?package=${id}`;

/** Parcels with their state: the open ones to go on with, the closed ones to hand over. */
export default function ParcelsPage() {
  const { t } = useTranslation('expedition');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const file = useFile();
  const { warehouses, nameOf } = useWarehouses();
  const columns: readonly ListColumn<PackageRow>[] = [
    { key: 'number', title: t('column.number'), render: (row) => row.number },
    { key: 'warehouse', title: t('column.warehouse'), render: (row) => nameOf(row.warehouseId) },
    { key: 'items', title: t('column.items'), align: 'right', render: (row) => row.items.length },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      render: (row) => <DateTime value={row.createdAt} />,
    },
    { key: 'carrier', title: t('column.carrier'), render: (row) => row.carrier ?? '–' },
    { key: 'tracking', title: t('column.tracking'), render: (row) => <Tracking row={row} /> },
    {
      key: 'status',
      title: t('column.status'),
      order: 'status',
      render: (row) => <ParcelStatus parcel={row} />,
    },
  ];
  const rowActions: readonly RowAction<PackageRow>[] = [
    {
      key: 'open',
      label: t('action.open'),
      icon: 'arrow-right',
      onPress: (row) => void navigate(parcelPath(row)),
    },
    {
      key: 'label',
      label: t('action.label'),
      icon: 'download',
      disabledReason: (row) => (row.labelReady ? undefined : t('no-label')),
      onPress: (row) => file.save(`/packages/${row.id}/label`, `label-${row.number}.pdf`),
    },
  ];
  const statuses = ['open', 'closed', 'handed-over', 'delivered', 'cancelled'].map((value) => ({
    value,
    label: t(`status.${value}`),
  }));
  return (
    <ListPage<PackageRow>
      name="packages"
      path="/packages"
      title={t('title')}
      context={t('context')}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.number}
      rowLink={parcelPath}
      search={{ name: 'number', label: t('search') }}
      filters={[
        { kind: 'choice', name: 'status', label: t('column.status'), options: statuses, multiple: true },
        {
          kind: 'choice',
          name: 'warehouseId',
          label: t('column.warehouse'),
          options: warehouses.map(({ id, commonName }) => ({ value: id, label: commonName })),
        },
      ]}
      defaultOrder={newestFirst}
      rowActions={rowActions}
      actions={[
        {
          key: 'labelled',
          label: t('labelled.title'),
          icon: 'tag',
          onPress: () => void navigate('/packing-with-label'),
        },
        {
          key: 'new',
          label: t('action.new'),
          icon: 'plus',
          primary: true,
          onPress: () => void navigate('/start-expedition'),
        },
      ]}
      topics={topics}
      empty={{ sentence: t('empty') }}
    >
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
    </ListPage>
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
