import { connectorEndpoints, connectorOrganizations, type Connector } from '@reprise/contracts/connectors';
import { ssoConfigurations } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { generatePath, useParams } from 'react-router-dom';
import { useList } from '../../../kernel/store';
import { type ListColumn, ListPage } from '../../../ui';
import styles from './connectors.module.css';
import { paths } from './connectors.paths';
import { useConnectorName } from './use-connector-name';

/** Every connector is on one page (back office §9). */
const all = { itemsPerPage: 500 };

/** How many configurations of each connector an organisation has; single sign-on keeps its own. */
function useCounts(organizationId: string): (connector: Connector) => number {
  const query = { organizationId, ...all };
  const configured = useList(connectorOrganizations.endpoints.list, { query });
  const signOn = useList(ssoConfigurations.endpoints.list, { query: { organizationId } });
  return ({ id, configuredBy }) =>
    configuredBy === 'sso'
      ? signOn.items.length
      : configured.items.filter(({ connectorId }) => connectorId === id).length;
}

/** The connectors of the product, and what an organisation has configured of each. */
export default function ConnectorsPage() {
  const { t } = useTranslation('configurations');
  const { organizationId = '' } = useParams();
  const countOf = useCounts(organizationId);
  const nameOf = useConnectorName();
  const columns: readonly ListColumn<Connector>[] = [
    { key: 'name', title: t('column.name'), order: 'name', card: 'title', render: ({ id }) => nameOf(id) },
    {
      key: 'type',
      title: t('column.type'),
      order: 'type',
      card: 'line',
      render: (row) => t(`type.${row.type}`),
    },
    {
      ...{ key: 'purpose', title: t('column.purpose'), card: 'note' },
      render: (row) => <span className={styles['purpose']}>{t(`purpose.${row.type}`)}</span>,
    },
    {
      ...{ key: 'count', title: t('column.configurations'), align: 'right', card: 'status' },
      render: (row) => t('count', { count: countOf(row) }),
    },
    {
      ...{ key: 'fqn', title: t('column.fqn'), hidden: true },
      render: ({ fqn }) => <span className="code">{fqn}</span>,
    },
  ];
  return (
    <ListPage<Connector>
      name="connectors"
      endpoint={connectorEndpoints.list}
      fixedQuery={all}
      title={t('connectors-title')}
      context={t('connectors-context')}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ id }) => nameOf(id)}
      rowLink={({ id, configuredBy }) =>
        configuredBy === 'sso'
          ? generatePath(paths.sso, { organizationId })
          : generatePath(paths.configurations, { organizationId, connectorId: id })
      }
      defaultOrder={{ field: 'type', direction: 'asc' }}
      empty={{ sentence: t('connectors-empty'), drawing: 'box' }}
    />
  );
}
