import { connectorOf, connectorOrganizations as contract } from '@reprise/contracts/connectors';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate, useParams } from 'react-router-dom';
import { withAlert } from '../../../kernel/routing/alert';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { PageAlert } from '../../../ui/list/page-alert';
import { Page } from '../../../ui/page/page';
import { RemoveDialog } from '../../../ui/resource/remove-dialog';
import { TextSkeleton } from '../../../ui/skeletons';
import { ConfigurationFormPage } from './configuration-form';
import { ConfigurationStatusTag } from './configuration-status';
import { ConfigurationTest } from './configuration-test';
import { paths } from './connectors.paths';
import { OrderAgain } from './order-again';

/** One configuration: change it, test it, remove it. */
export default function ConfigurationPage() {
  const { t } = useTranslation('configurations');
  const navigate = useNavigate();
  const { configurationId: id = '' } = useParams();
  const { value: known, problem, refresh } = useRecord(contract.endpoints.get, { params: { id } });
  const [saves, setSaves] = useState(0);
  const [asks, setAsks] = useState<'remove' | 'order'>();
  const close = useCallback(() => setAsks(undefined), []);
  const onSaved = useCallback(() => {
    setSaves((times) => times + 1);
    refresh();
  }, [refresh]);
  const connector = connectorOf(known?.connectorId ?? '');
  const sent = useCallback(() => {
    setAsks(undefined);
    refresh();
  }, [refresh]);
  if (!known || !connector) {
    return (
      <Page title={t('connectors-title')}>
        {problem ? <ErrorState problem={problem} onRetry={refresh} /> : <TextSkeleton lines={8} />}
      </Page>
    );
  }
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
        actions={[
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
      {asks === 'order' && <OrderAgain id={id} onClose={close} onSent={sent} />}
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
