import {
  type ItemEconomics,
  listItemsInStock,
  mostShelfLabels,
  moveItems,
  stockExportEndpoints,
} from '@reprise/contracts/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useMayCall } from '../../../../kernel/store';
import { type BulkAction, ListPage, type RowAction } from '../../../../ui';
import { useListFilters } from '../../../../ui/list/use-list-filters';
import { useExportAction } from '../../../../ui/list-export/use-export-action';
import { Notice } from '../../../../ui/notice';
import { useShelfLabels } from '../../../../ui/papers/use-shelf-labels';
import { MoveDialog } from './move-dialog';
import { useStockColumns } from './use-stock-columns';
import { useItemWays } from './use-item-ways';

const filtered = {
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
const stockSearch = { name: 'identificationNumber', finds: 'id' } as const;
const oldestFirst = { field: 'stockedAt', direction: 'asc' } as const;

/** Back office §2 "Stocks": what lies in stock, since when, and what it has cost. */
export default function StockItemsPage() {
  const { t } = useTranslation('stock-items');
  const problemText = useProblemText();
  const mayMove = useMayCall(moveItems);
  const [moving, setMoving] = useState<readonly ItemEconomics[]>();
  const columns = useStockColumns();
  const ways = useItemWays();
  const move: RowAction<ItemEconomics> = {
    ...{ key: 'move', label: t('move.act'), icon: 'layers' },
    onPress: (item) => setMoving([item]),
  };
  const labels = useShelfLabels();
  const bulkLabels: BulkAction<ItemEconomics> = {
    ...{ key: 'labels', label: t('print-labels') },
    onPress: (items) => labels.print(items.slice(0, mostShelfLabels).map(({ id }) => id)),
  };
  const bulkMove: BulkAction<ItemEconomics> = { key: 'move', label: t('move.act'), onPress: setMoving };
  const filters = useListFilters(listItemsInStock, filtered);
  const exporting = useExportAction(
    { calls: stockExportEndpoints, sentence: t('export.sentence'), file: t('export.file') },
    { filters, search: stockSearch, order: oldestFirst },
  );
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
      search={stockSearch}
      filters={filters}
      defaultOrder={oldestFirst}
      actions={exporting.actions}
      rowActions={mayMove ? [move, ...ways] : ways}
      bulkActions={mayMove ? [bulkMove, bulkLabels] : [bulkLabels]}
      empty={{ sentence: t('empty'), drawing: 'box' }}
    >
      {labels.problem && <Notice family="red">{problemText(labels.problem)}</Notice>}
      {exporting.dialog}
      {moving && <MoveDialog items={moving} onClose={() => setMoving(undefined)} />}
    </ListPage>
  );
}
