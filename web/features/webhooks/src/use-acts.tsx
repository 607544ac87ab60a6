import { webhookDeliverySchema, type WebhookRow } from '@reprise/contracts/webhooks';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../kernel/store';
import type { RowAction } from '../../../ui/list/list-spec';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import type { ResourceActs } from '../../../ui/resource/resource-spec';
import type { Family } from '../../../ui/design.tokens';
import { ActDialog, actIcons, actReason, acts, type Asked } from './act-dialog';
import { DeliveriesDrawer } from './deliveries-drawer';
import { SecretDialog, secretOf, type ShownSecret } from './secret-dialog';

type Said = { readonly family: Family; readonly text: string };

/** The result of an action, in words that stay on the page. */
function useOutcome(): (asked: Asked, reply: unknown) => Said {
  const { t } = useTranslation('webhooks');
  return useCallback(
    ({ act }, reply) => {
      const tried = act === 'test' ? webhookDeliverySchema.partial().safeParse(reply).data : undefined;
      if (tried?.outcome === 'failed') {
        const status = tried.status ? ` (${t('deliveries.status', { status: tried.status })})` : '';
        const words = tried.reason ? t(`failure.${tried.reason}`) : '';
        const reason = `${words}${status}`;
        return { family: 'red', text: t('done.test-failed', { reason }) };
      }
      return { family: 'green', text: t(`done.${act}`, { status: tried?.status }) };
    },
    [t],
  );
}

function useActions(ask: (asked: Asked) => void): readonly RowAction<WebhookRow>[] {
  const { t } = useTranslation('webhooks');
  const mayManage = usePermission('webhook.manage');
  if (!mayManage) return [];
  return acts.map((act): RowAction<WebhookRow> => ({
    ...{ key: act, label: t(`action.${act}`), icon: actIcons[act] },
    onPress: (row) => ask({ act, row }),
    disabledReason: (row) => {
      const reason = actReason(act, row);
      return reason && t(`reason.${reason}`);
    },
  }));
}

/** The deliveries of a webhook, and the possible actions: each asks first, and its result stays on the page. */
export function useActs(): ResourceActs<WebhookRow> {
  const { t } = useTranslation('webhooks');
  const outcome = useOutcome();
  const [shown, setShown] = useState<WebhookRow>();
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<ShownSecret>();
  const [said, setSaid] = useState<Said>();
  const done = useCallback(
    (what: Asked, reply: unknown) => {
      setAsked(undefined);
      setSaid(outcome(what, reply));
      setSecret(what.act === 'rotate' ? secretOf(reply) : undefined);
    },
    [outcome],
  );
  const show: RowAction<WebhookRow> = {
    ...{ key: 'deliveries', label: t('action.deliveries'), icon: 'list', onPress: setShown },
  };
  const children = (
    <>
      {said && <Notice family={said.family}>{said.text}</Notice>}
      <LiveRegion message={said?.text ?? ''} />
      <DeliveriesDrawer webhook={shown} onClose={() => setShown(undefined)} />
      <ActDialog asked={asked} onClose={() => setAsked(undefined)} onDone={done} />
      <SecretDialog shown={secret} onClose={() => setSecret(undefined)} />
    </>
  );
  return { actions: [show, ...useActions(setAsked)], children };
}
