import { stocks } from '@reprise/contracts/configuration';
import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useAppSelector, usePermission, useRecord } from '../../../kernel/store';
import { resourceScreens } from '../../../ui/resource/resource-screens';

/** Users with several warehouses choose one; others add to their own. */
function useOptions() {
  const may = usePermission('organisation.filter');
  const { value = [] } = useRecord(organisationEndpoints.connectedWarehouses, may ? {} : undefined);
  const own = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.id);
  const ours = value.filter(({ accountId }) => own === undefined || accountId === own);
  return { warehouseId: ours.map(({ id, commonName }) => ({ value: id, label: commonName })) };
}

function Age({ days }: { days: number | null }) {
  const { t } = useTranslation('stocks');
  return days === null ? '–' : t('age', { count: Math.round(days) });
}

/** Back office §5 "Stock": "native stocks cannot be renamed or deleted"; one with items cannot be deleted. */
export default resourceScreens({
  contract: stocks,
  namespace: 'stocks',
  nameOf: (row) => row.name,
  columns: [
    'name',
    { key: 'location', order: 'location', card: 'line', render: (row) => row.location || '–' },
    { key: 'itemCount', align: 'right', card: 'money', render: (row) => row.itemCount },
    { key: 'averageAge', render: (row) => <Age days={row.averageAge} /> },
    'native',
  ],
  sections: [
    {
      key: 'stock',
      fields: ['name', 'location', 'forSale', { name: 'warehouseId', onlyNew: true }],
    },
  ],
  useOptions,
  defaultOrder: { field: 'name', direction: 'asc' },
  fixed: (row) => (row.native ? ['name'] : []),
  kept: (row) => (row.native ? 'native' : row.itemCount > 0 ? 'not-empty' : undefined),
});
