import { type ItemRow, listItems } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { usePermission } from '../../../kernel/store';
import { type ListColumn, ListPage } from '../../../ui';
import { useListFilters } from '../../../ui/list/use-list-filters';
import { DateTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { ActDialog } from './act-dialog';
import { codeOf, FailedReturns, NextCell, ProposalCell, useItemColumns } from './use-item-columns';
import { Trace } from './trace';
import { useBulkActs } from './use-bulk-acts';
import { useItemActs } from './use-item-acts';

const acts = ['release', 'mail', 'return-transport', 'label', 'hand-over', 'lost'] as const;
const bulkActs = ['release', 'mail', 'return-transport', 'hand-over', 'lost'] as const;
const bothStatuses = { 'status[]': ['item_in_quarantine', 'item_to_return'] };
const filters = { shown: ['proposal.status', 'proposal.expiresAt', 'returnTransport'] } as const;
const newestFirst = { field: 'updatedAt', direction: 'desc' } as const;

/** Items that wait for a customer's answer, and those being returned. */
export default function QuarantinePage() {
  const { t } = useTranslation('quarantine');
  const problemText = useProblemText();
  const opensFiles = usePermission('buyback.detail');
  const { rowActions, question, ask, file } = useItemActs(acts);
  const shared = useItemColumns();
  const columns: readonly ListColumn<ItemRow>[] = [
    shared.code,
    shared.product,
    {
      key: 'proposal',
      title: t('column.proposal'),
      card: 'line',
      render: (item) => <ProposalCell item={item} />,
    },
    { key: 'next', title: t('column.next'), card: 'line', render: (item) => <NextCell item={item} /> },
    {
      key: 'deadline',
      title: t('column.deadline'),
      hidden: true,
      render: (item) => <DateTime value={item.proposal?.expiresAt} />,
    },
    {
      key: 'mails',
      title: t('column.mails'),
      align: 'right',
      render: (item) => item.mailRequests,
    },
    { ...shared.updated, hidden: true },
    shared.status,
  ];
  return (
    <ListPage<ItemRow>
      name="quarantine"
      endpoint={listItems}
      title={t('title')}
      context={t('context')}
      fixedQuery={bothStatuses}
      columns={columns}
      rowKey={(item) => item.id}
      rowName={codeOf}
      {...(opensFiles && { rowLink: (item: ItemRow) => `/buyback/${item.id}` })}
      search={{ name: 'identificationNumber', finds: 'id' }}
      filters={useListFilters(listItems, filters)}
      defaultOrder={newestFirst}
      rowActions={rowActions}
      acts={useBulkActs(bulkActs)}
      empty={{ sentence: t('empty'), drawing: 'box' }}
    >
      {(items) => (
        <>
          {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
          <Trace />
          <FailedReturns items={items} />
          <ActDialog question={question} onClose={() => ask(undefined)} />
        </>
      )}
    </ListPage>
  );
}
