import { type ItemEconomics, listItemsTested } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../../ui';
import { useListFilters } from '../../../../ui/list/use-list-filters';
import { useTestedColumns } from './use-tested-columns';

const filtered = {
  namespace: 'refurb-board',
  shown: ['testedOn', 'diagnosedOn', 'refurbishedOn', 'state', 'warehouseId', 'categoryId'],
} as const;

/** The items that the figures of a period count, wherever they are now. */
export default function TestedPage() {
  const { t } = useTranslation('refurb-board');
  return (
    <ListPage<ItemEconomics>
      name="items-tested"
      endpoint={listItemsTested}
      title={t('tested.title')}
      context={t('tested.context')}
      crumbs={[{ label: t('title'), to: '/refurbishment-board' }, { label: t('tested.title') }]}
      columns={useTestedColumns()}
      rowKey={({ id }) => id}
      rowName={({ identificationNumber }) => identificationNumber}
      rowLink={({ id }) => `/items-stock/${id}/edit`}
      filters={useListFilters(listItemsTested, filtered)}
      defaultOrder={{ field: 'testedOn', direction: 'desc' }}
      empty={{ sentence: t('tested.empty'), drawing: 'box' }}
    />
  );
}
