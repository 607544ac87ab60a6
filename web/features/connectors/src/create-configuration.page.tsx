import { connectorOf } from '@reprise/contracts/connectors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { withAlert } from '../../../kernel/routing/alert';
import { ConfigurationFormPage } from './configuration-form';
import { paths } from './connectors.paths';

/** A new configuration; its connector and organisation stand in the address. */
export default function CreateConfigurationPage() {
  const { t } = useTranslation('configurations');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const organizationId = query.get('organizationId') ?? '';
  const connector = connectorOf(query.get('connectorId') ?? '');
  const onSaved = useCallback(
    (configurationId: string) => {
      const alert = { type: 'success', message: t('saved') } as const;
      void navigate(withAlert(generatePath(paths.configuration, { configurationId }), alert));
    },
    [navigate, t],
  );
  if (!connector || !organizationId || connector.configuredBy === 'sso')
    return <Navigate to={paths.ownConnectors} replace />;
  return <ConfigurationFormPage {...{ connector, organizationId, onSaved }} />;
}
