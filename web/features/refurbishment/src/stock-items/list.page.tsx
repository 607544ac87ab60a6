import { type ItemEconomics, listItemsInStock, moveItems } from '@reprise/contracts/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../../../kernel/store';
import { ListPage, type RowAction } from '../../../../ui';
import { useListFilters } from '../../../../ui/list/use-list-filters';
import { MoveDialog } from './move-dialog';
import { useStockColumns } from './use-stock-columns';
import { useItemWays } from './use-item-ways';

const filters = {
  namespace: 'stock-items',
  shown: [
    'stockId',
    'status',
    'state',
    'warehouseId',
    'categoryId',
    'stockedAt',
    'purchasePrice',
    'plannedCost',
  ],
} as const;
const oldestFirst = { field: 'stockedAt', direction: 'asc' } as const;

/** Back office §2 "Stocks": what lies in stock, since when, and what it has cost. */
export default function StockItemsPage() {
  const { t } = useTranslation('stock-items');
  const mayMove = useMayCall(moveItems);
  const [moving, setMoving] = useState<readonly ItemEconomics[]>();
  const columns = useStockColumns();
  const ways = useItemWays();
  const move: RowAction<ItemEconomics> = {
    ...{ key: 'move', label: t('move.act'), icon: 'layers' },
    onPress: (item) => setMoving([item]),
  };
  const bulk = { key: 'move', label: t('move.act'), onPress: setMoving };
  return (
    <ListPage<ItemEconomics>
      name="stock-items"
      endpoint={listItemsInStock}
      title={t('title')}
      context={t('context')}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ identificationNumber }) => identificationNumber}
      rowLink={({ id }) => `/items-stock/${id}/edit`}
      search={{ name: 'identificationNumber', label: t('search') }}
      filters={useListFilters(listItemsInStock, filters)}
      defaultOrder={oldestFirst}
      rowActions={mayMove ? [move, ...ways] : ways}
      {...(mayMove && { bulkActions: [bulk] })}
      empty={{ sentence: t('empty'), drawing: 'box' }}
    >
      {moving && <MoveDialog items={moving} onClose={() => setMoving(undefined)} />}
    </ListPage>
  );
}
