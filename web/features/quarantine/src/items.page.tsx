import { type ItemRow, listItems } from '@reprise/contracts/item';
import { itemStatuses } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../kernel/store';
import { ListPage } from '../../../ui';
import { ActDialog } from './act-dialog';
import { codeOf, useItemColumns } from './use-item-columns';
import { Trace } from './trace';
import { useItemActs } from './use-item-acts';

const acts = ['lost', 'found', 'reintegrate'] as const;
const newestFirst = { field: 'updatedAt', direction: 'desc' } as const;

/** Every item in the reader's scope, to declare it lost or found and to put it back in a stock. */
export default function ItemsPage() {
  const { t } = useTranslation(['quarantine', 'enums']);
  const opensFiles = usePermission('buyback.detail');
  const { rowActions, question, ask } = useItemActs(acts);
  const { code, product, updated, status } = useItemColumns();
  const statuses = itemStatuses.map((value) => ({ value, label: t(`enums:status.${value}`) }));
  return (
    <ListPage<ItemRow>
      name="items"
      endpoint={listItems}
      title={t('items.title')}
      context={t('items.context')}
      columns={[
        code,
        product,
        { key: 'category', title: t('column.category'), render: (item) => item.categoryLabel },
        {
          key: 'imei',
          title: t('column.imei'),
          card: 'line',
          render: (item) => <span className="code">{item.imei ?? '–'}</span>,
        },
        updated,
        status,
      ]}
      rowKey={(item) => item.id}
      rowName={codeOf}
      {...(opensFiles && { rowLink: (item: ItemRow) => `/buyback/${item.id}` })}
      search={{ name: 'identificationNumber', label: t('search') }}
      filters={[
        { kind: 'choice', name: 'status', label: t('column.status'), options: statuses, multiple: true },
        { kind: 'text', name: 'imei', label: t('column.imei') },
        { kind: 'text', name: 'serialNumber', label: t('column.serial') },
      ]}
      defaultOrder={newestFirst}
      rowActions={rowActions}
      empty={{ sentence: t('items.empty') }}
    >
      <Trace />
      <ActDialog question={question} onClose={() => ask(undefined)} />
    </ListPage>
  );
}
