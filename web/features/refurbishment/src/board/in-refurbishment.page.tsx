import {
  type ItemEconomics,
  listItemsInRefurbishment,
  readRefurbishmentBoard,
} from '@reprise/contracts/item';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ListPage } from '../../../../ui';
import { useListFilters } from '../../../../ui/list/use-list-filters';
import { useWorkColumns } from './use-work-columns';

const shown = [
  ...['stockId', 'work.refurbStepId', 'work.technicianId', 'work.status', 'warehouseId'],
  ...['work.dueOn', 'work.sinceOn'],
];
const references = { 'work.refurbStepId': { to: 'refurb-steps' } } as const;

/** The items that the board counts: each with its step, who works on it, and when it is due. */
export default function InRefurbishmentPage() {
  const { t } = useTranslation('refurb-board');
  const { value } = useRecord(readRefurbishmentBoard, {});
  const people = useMemo(
    () => (value?.byTechnician ?? []).map(({ id, label }) => ({ value: id, label: label ?? t('gone') })),
    [value, t],
  );
  const options = useMemo(() => ({ 'work.technicianId': people }), [people]);
  const filters = useListFilters(listItemsInRefurbishment, {
    ...{ namespace: 'refurb-board', shown, references, options },
  });
  return (
    <ListPage<ItemEconomics>
      name="in-refurbishment"
      endpoint={listItemsInRefurbishment}
      title={t('list.title')}
      context={t('list.context')}
      crumbs={[{ label: t('title'), to: '/refurbishment-board' }, { label: t('list.title') }]}
      columns={useWorkColumns(people)}
      rowKey={({ id }) => id}
      rowName={({ identificationNumber }) => identificationNumber}
      rowLink={({ id }) => `/items/${id}`}
      filters={filters}
      defaultOrder={{ field: 'work.sinceOn', direction: 'asc' }}
      empty={{ sentence: t('list.empty'), drawing: 'box' }}
    />
  );
}
