import { buybackFields } from '@reprise/contracts/buyback';
import { type ItemRow, listItems } from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import { permissionsOfSession } from '../../../kernel/session';
import { useAppSelector, usePermission } from '../../../kernel/store';
import { ListPage } from '../../../ui';
import { useListFilters } from '../../../ui/list/use-list-filters';
import { useRowColumns } from '../../../ui/list/use-row-columns';
import { actPermissions, mayFindAny } from './act.rules';
import { ActDialog } from './act-dialog';
import { codeOf, useItemColumns } from './use-item-columns';
import { Trace } from './trace';
import { useBulkActs } from './use-bulk-acts';
import { useItemActs } from './use-item-acts';

const onMany = ['lost', 'found', 'reintegrate', 'return'] as const;
/** Over the counter, one customer at a time. */
const acts = [...onMany, 'hand-back'] as const;
const newestFirst = { field: 'updatedAt', direction: 'desc' } as const;

/** The line below the title promises what the role can do, and no more. */
function contextFor(held: readonly Permission[]) {
  if (held.includes(actPermissions.reintegrate)) return 'items.context';
  return mayFindAny(held) ? 'items.context-lost' : 'items.context-read';
}

/** Every item in the reader's scope, to mark it as lost or found and to put it back into a stock. */
export default function ItemsPage() {
  const { t } = useTranslation('quarantine');
  const opensFiles = usePermission('buyback.detail');
  const context = useAppSelector((s) => contextFor(permissionsOfSession(s.session)));
  const { rowActions, question, ask } = useItemActs(acts);
  const { code, product, updated, status } = useItemColumns();
  const columns = useRowColumns(listItems, [
    code,
    product,
    { key: 'category', field: 'categoryLabel' },
    { field: 'imei', card: 'line' },
    ...buybackFields.carriedTo('item').names.map((field) => ({ field, hidden: true })),
    updated,
    status,
  ]);
  return (
    <ListPage<ItemRow>
      name="items"
      endpoint={listItems}
      title={t('items.title')}
      context={t(context)}
      columns={columns}
      rowKey={(item) => item.id}
      rowName={codeOf}
      {...(opensFiles && { rowLink: (item: ItemRow) => `/buyback/${item.id}` })}
      search={{ name: 'identificationNumber', finds: 'id' }}
      filters={useListFilters(listItems)}
      defaultOrder={newestFirst}
      rowActions={rowActions}
      acts={useBulkActs(onMany)}
      empty={{ sentence: t('items.empty') }}
    >
      <Trace />
      <ActDialog question={question} onClose={() => ask(undefined)} />
    </ListPage>
  );
}
