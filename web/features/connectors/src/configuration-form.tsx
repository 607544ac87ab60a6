import type { Connector, ConnectorOrganization } from '@reprise/contracts/connectors';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { FormPage } from '../../../ui/form/form-page';
import type { PageHeaderProps } from '../../../ui/page/page-header';
import { configurationSchema, configurationValues } from './configuration-form.rules';
import { paths } from './connectors.paths';
import { useConfigurationSections } from './use-configuration-sections';
import { useConnectorName } from './use-connector-name';
import { useSaveConfiguration } from './use-save-configuration';

type Props = Pick<PageHeaderProps, 'actions' | 'aside'> & {
  connector: Connector;
  organizationId: string;
  known?: ConnectorOrganization;
  onSaved: (id: string) => void;
  onStale?: () => void;
  above?: ReactNode;
};

/** A configuration, new or known. */
export function ConfigurationFormPage({ connector, organizationId, known, onSaved, ...page }: Props) {
  const { t } = useTranslation('configurations');
  const { save, saved, ...state } = useSaveConfiguration(
    { connectorId: connector.id, organizationId },
    known,
  );
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  const nameOf = useConnectorName();
  const initial = useMemo(() => configurationValues(connector, known), [connector, known]);
  const schema = useMemo(() => configurationSchema(connector), [connector]);
  const title = known?.name ?? t('new');
  const place = { organizationId, connectorId: connector.id };
  return (
    <FormPage
      {...page}
      title={title}
      context={t(`purpose.${connector.type}`)}
      crumbs={[
        { label: t('connectors-title'), to: generatePath(paths.connectors, place) },
        { label: nameOf(connector.id), to: generatePath(paths.configurations, place) },
        { label: title },
      ]}
      schema={schema}
      sections={useConfigurationSections(connector, known)}
      initial={initial}
      onSave={save}
      saved={saved !== undefined}
      {...state}
    />
  );
}
