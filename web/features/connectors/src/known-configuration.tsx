import type { Connector, ConnectorOrganization } from '@reprise/contracts/connectors';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { withAlert } from '../../../kernel/routing/alert';
import { PageAlert } from '../../../ui/list/page-alert';
import { ConfigurationFormPage } from './configuration-form';
import { ConfigurationStatusTag } from './configuration-status';
import { ConfigurationTest } from './configuration-test';
import { paths } from './connectors.paths';
import { RemoveConfiguration } from './remove-configuration';

type Props = { connector: Connector; known: ConnectorOrganization; refresh: () => void };

/** A configuration that is there: change it, test it, remove it. */
export function KnownConfiguration({ connector, known, refresh }: Props) {
  const { t } = useTranslation('configurations');
  const navigate = useNavigate();
  const [saves, setSaves] = useState(0);
  const [removing, setRemoving] = useState(false);
  const onSaved = useCallback(() => {
    setSaves((times) => times + 1);
    refresh();
  }, [refresh]);
  const { organizationId, connectorId, name } = known;
  const list = generatePath(paths.configurations, { organizationId, connectorId });
  const gone = { type: 'success', message: t('removed', { name }) } as const;
  return (
    <>
      <ConfigurationFormPage
        // A form of its own after each time: the secret that was written leaves the screen.
        key={saves}
        {...{ connector, organizationId, known, onSaved }}
        onStale={refresh}
        aside={<ConfigurationStatusTag status={known.status} />}
        actions={[{ key: 'remove', label: t('remove'), danger: true, onPress: () => setRemoving(true) }]}
        above={
          <>
            <PageAlert />
            <ConfigurationTest key={saves} known={known} saved={saves > 0} onTested={refresh} />
          </>
        }
      />
      {removing && (
        <RemoveConfiguration
          known={known}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(withAlert(list, gone))}
        />
      )}
    </>
  );
}
