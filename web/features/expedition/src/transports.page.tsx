import { listTransports, type TransportRow } from '@reprise/contracts/package';
import { deliveryStatuses } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ListColumn, ListPage } from '../../../ui';
import { DateTime } from '../../../ui/date-time';
import { StatusTag } from '../../../ui/status-tag';

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** Creation date, transport UUID, buyback number, order link (back office §2). */
export default function TransportsPage() {
  const { t } = useTranslation(['expedition', 'enums']);
  const columns: readonly ListColumn<TransportRow>[] = [
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      render: (row) => <DateTime value={row.createdAt} format="date" />,
    },
    { key: 'uuid', title: t('column.uuid'), render: (row) => <span className="code">{row.uuid}</span> },
    {
      key: 'buyback',
      title: t('column.buyback'),
      card: 'title',
      render: (row) => (
        <Link className="code" to={`/buyback/${row.buybackId}`}>
          {row.buybackNumber}
        </Link>
      ),
    },
    { key: 'carrier', title: t('column.carrier'), card: 'line', render: (row) => row.carrier },
    { key: 'order', title: t('column.order'), card: 'note', render: (row) => <OrderLink row={row} /> },
    {
      key: 'status',
      title: t('column.carrierStatus'),
      card: 'status',
      render: (row) => (row.deliveryStatus ? <StatusTag status={row.deliveryStatus} /> : '–'),
    },
  ];
  const options = deliveryStatuses.map((value) => ({ value, label: t(`enums:status.${value}`) }));
  return (
    <ListPage<TransportRow>
      name="transports"
      endpoint={listTransports}
      title={t('transports.title')}
      context={t('transports.context')}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.buybackNumber}
      search={{ name: 'buybackNumber', finds: 'identificationNumber' }}
      filters={[
        { kind: 'choice', name: 'deliveryStatus', label: t('column.carrierStatus'), options, multiple: true },
        { kind: 'text', name: 'carrier', label: t('column.carrier') },
        { kind: 'dates', name: 'createdAt', label: t('column.created') },
      ]}
      defaultOrder={newestFirst}
      empty={{ sentence: t('transports.empty'), drawing: 'box' }}
    />
  );
}

/** The carrier's own page; only web addresses become links. */
function OrderLink({ row: { orderLink, trackingNumber } }: { row: TransportRow }) {
  if (!/^https?:\/\//.test(orderLink))
    return <span className="code">{orderLink || trackingNumber || '–'}</span>;
  return (
    <a className="code" href={orderLink} target="_blank" rel="noreferrer">
      {trackingNumber || orderLink}
    </a>
  );
}
