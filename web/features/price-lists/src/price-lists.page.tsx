import { listPriceLists, priceListStatuses, type PriceListRow } from '@reprise/contracts/price-lists';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { ListPage } from '../../../ui/list/list-page';
import type { ListColumn, ListFilter } from '../../../ui/list/list-spec';
import { DraftDialog } from './draft-dialog';
import { PriceListTag } from './price-list-tag';

const newest = { field: 'createdAt', direction: 'desc' } as const;

function useColumns(): readonly ListColumn<PriceListRow>[] {
  const { t } = useTranslation('price-lists');
  return [
    { key: 'name', title: t('column.name'), order: 'name', render: (row) => row.name },
    {
      ...{ key: 'created', title: t('column.created'), order: 'createdAt', card: 'note' },
      render: (row) => <DateTime value={row.createdAt} />,
    },
    {
      ...{ key: 'published', title: t('column.published'), card: 'line' },
      render: ({ publishedAt, scheduledAt }) => {
        const at = publishedAt ?? scheduledAt;
        return at ? <DateTime value={at} /> : '–';
      },
    },
    {
      ...{ key: 'status', title: t('column.status'), card: 'status' },
      render: (row) => <PriceListTag status={row.status} />,
    },
  ];
}

/** All price lists, the newest first. */
export default function PriceListsPage() {
  const { t } = useTranslation('price-lists');
  const mayWrite = usePermission('price-list.manage');
  const [drafting, setDrafting] = useState(false);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        ...{ kind: 'choice', name: 'status', label: t('column.status'), multiple: true },
        options: priceListStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
    ],
    [t],
  );
  const draft = { key: 'draft', label: t('draft.open'), icon: 'plus', primary: true } as const;
  return (
    <>
      <ListPage<PriceListRow>
        name="price-lists"
        endpoint={listPriceLists}
        title={t('title')}
        context={t('context')}
        columns={useColumns()}
        filters={filters}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowLink={(row) => `/price-list/${row.id}`}
        actions={mayWrite ? [{ ...draft, onPress: () => setDrafting(true) }] : []}
        empty={{ sentence: t('empty') }}
      />
      {drafting && <DraftDialog onClose={() => setDrafting(false)} />}
    </>
  );
}
