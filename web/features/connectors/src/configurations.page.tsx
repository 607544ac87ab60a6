import { connectorOrganizations, type ConnectorOrganization } from '@reprise/contracts/connectors';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate, useParams } from 'react-router-dom';
import { type ListColumn, ListPage } from '../../../ui';
import { DateTime } from '../../../ui/date-time';
import { ConfigurationStatusTag } from './configuration-status';
import { paths } from './connectors.paths';
import { useConnectorName } from './use-connector-name';

/** What an organisation has configured of one connector. */
export default function ConfigurationsPage() {
  const { t } = useTranslation('configurations');
  const navigate = useNavigate();
  const { organizationId = '', connectorId = '' } = useParams();
  const name = useConnectorName()(connectorId);
  const columns: readonly ListColumn<ConnectorOrganization>[] = [
    {
      key: 'name',
      title: t('column.configuration'),
      order: 'name',
      card: 'title',
      render: (row) => row.name,
    },
    {
      ...{ key: 'status', title: t('column.status'), card: 'status' },
      render: ({ status }) => <ConfigurationStatusTag status={status} />,
    },
    {
      ...{ key: 'answer', title: t('column.answer'), card: 'note' },
      render: ({ lastAnswer }) => (lastAnswer ? t(`outcome.${lastAnswer.outcome}`) : t('never-asked')),
    },
    {
      ...{ key: 'at', title: t('column.at'), card: 'line' },
      render: ({ lastAnswer }) => (lastAnswer ? <DateTime value={lastAnswer.at} /> : '–'),
    },
  ];
  const query = new URLSearchParams({ organizationId, connectorId }).toString();
  return (
    <ListPage<ConnectorOrganization>
      name="connector-configurations"
      endpoint={connectorOrganizations.endpoints.list}
      fixedQuery={{ organizationId, connectorId }}
      title={name}
      context={t('configurations-context')}
      crumbs={[
        { label: t('connectors-title'), to: generatePath(paths.connectors, { organizationId }) },
        { label: name },
      ]}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={(row) => row.name}
      rowLink={({ id }) => generatePath(paths.configuration, { configurationId: id })}
      defaultOrder={{ field: 'name', direction: 'asc' }}
      actions={[
        {
          ...{ key: 'add', label: t('new'), icon: 'plus', primary: true },
          onPress: () => void navigate(`${paths.create}?${query}`),
        },
      ]}
      empty={{ sentence: t('configurations-empty'), drawing: 'box' }}
    />
  );
}
