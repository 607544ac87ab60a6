import {
  connectorOrganizations as contract,
  type Connector,
  type ConnectorOrganization,
} from '@reprise/contracts/connectors';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { withAlert } from '../../../kernel/routing/alert';
import { PageAlert } from '../../../ui/list/page-alert';
import { RemoveDialog } from '../../../ui/resource/remove-dialog';
import { useHistory } from '../../../ui/resource/use-history';
import { ConfigurationFormPage } from './configuration-form';
import { ConfigurationStatusTag } from './configuration-status';
import { ConfigurationTest } from './configuration-test';
import { paths } from './connectors.paths';
import { OrderAgain } from './order-again';

type Props = { connector: Connector; known: ConnectorOrganization; refresh: () => void };

/** A configuration that is there: change it, test it, send an order again, remove it. */
export function KnownConfiguration({ connector, known, refresh }: Props) {
  const { t } = useTranslation('configurations');
  const navigate = useNavigate();
  const [saves, setSaves] = useState(0);
  const [asks, setAsks] = useState<'remove' | 'order'>();
  const close = useCallback(() => setAsks(undefined), []);
  const onSaved = useCallback(() => {
    setSaves((times) => times + 1);
    refresh();
  }, [refresh]);
  const sent = useCallback(() => {
    setAsks(undefined);
    refresh();
  }, [refresh]);
  const { organizationId, connectorId, name } = known;
  const list = generatePath(paths.configurations, { organizationId, connectorId });
  const { update } = contract.endpoints;
  const history = useHistory({ contract, namespace: 'configurations', update, row: known, name }, refresh);
  const gone = { type: 'success', message: t('removed', { name }) } as const;
  return (
    <>
      <ConfigurationFormPage
        // A form of its own after each time: the secret that was written leaves the screen.
        key={saves}
        {...{ connector, organizationId, known, onSaved }}
        onStale={refresh}
        aside={<ConfigurationStatusTag status={known.status} />}
        actions={[
          ...history.actions,
          ...(connector.type === 'buyer'
            ? [{ key: 'order', label: t('again'), onPress: () => setAsks('order') }]
            : []),
          { key: 'remove', label: t('remove'), danger: true, onPress: () => setAsks('remove') },
        ]}
        above={
          <>
            <PageAlert />
            <ConfigurationTest key={saves} known={known} saved={saves > 0} onTested={refresh} />
          </>
        }
      />
      {history.drawer}
      {asks === 'order' && <OrderAgain id={known.id} onClose={close} onSent={sent} />}
      {asks === 'remove' && (
        <RemoveDialog
          spec={{ contract, namespace: 'configurations', nameOf: () => name }}
          row={known}
          onClose={close}
          onRemoved={() => void navigate(withAlert(list, gone))}
        />
      )}
    </>
  );
}
