import { webhookDeliverySchema, type WebhookRow } from '@reprise/contracts/webhooks';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../kernel/store';
import { ListPage } from '../../../ui/list/list-page';
import type { ListFilter, RowAction } from '../../../ui/list/list-spec';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import type { Family } from '../../../ui/tokens';
import { ActDialog, type Asked } from './act-dialog';
import { actIcons, actReason, acts } from './acts';
import { useColumns } from './columns';
import { DeliveriesDrawer } from './deliveries-drawer';
import { SecretDialog, type ShownSecret } from './secret-dialog';
import { secretOf } from './secret-of';

const newest = { field: 'createdAt', direction: 'desc' } as const;
type Said = { readonly family: Family; readonly text: string };

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('webhooks');
  return useMemo(() => {
    const options = [
      { value: 'true', label: t('filter.on') },
      { value: 'false', label: t('filter.off') },
    ];
    return [{ kind: 'choice', name: 'active', label: t('column.active'), options }];
  }, [t]);
}

/** What came of an act, in words that stay on the page. */
function useOutcome(): (asked: Asked, reply: unknown) => Said {
  const { t } = useTranslation('webhooks');
  return useCallback(
    ({ act }, reply) => {
      const tried = act === 'test' ? webhookDeliverySchema.partial().safeParse(reply).data : undefined;
      if (tried?.outcome === 'failed') {
        const status = tried.status ? ` (${t('deliveries.status', { status: tried.status })})` : '';
        const reason = `${t(`failure.${tried.reason}`)}${status}`;
        return { family: 'red', text: t('done.test-failed', { reason }) };
      }
      return { family: 'green', text: t(`done.${act}`, { status: tried?.status }) };
    },
    [t],
  );
}

type Ask = (asked: Asked) => void;

function useRowActions(onShow: (row: WebhookRow) => void, onAsk: Ask): readonly RowAction<WebhookRow>[] {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const mayManage = usePermission('webhook.manage');
  const show: RowAction<WebhookRow> = {
    ...{ key: 'deliveries', label: t('action.deliveries'), icon: 'list', onPress: onShow },
  };
  if (!mayManage) return [show];
  const edit: RowAction<WebhookRow> = {
    ...{ key: 'edit', label: t('action.edit'), icon: 'edit' },
    onPress: (row) => void navigate(`/webhooks/${row.id}`),
  };
  const others = acts.map((act): RowAction<WebhookRow> => ({
    ...{ key: act, label: t(`action.${act}`), icon: actIcons[act], danger: act === 'remove' },
    onPress: (row) => onAsk({ act, row }),
    disabledReason: (row) => {
      const reason = actReason(act, row);
      return reason && t(`reason.${reason}`);
    },
  }));
  return [show, edit, ...others];
}

/** The webhooks of an account: how each does, its deliveries, and what can be done about it. */
export default function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const mayManage = usePermission('webhook.manage');
  const outcome = useOutcome();
  const [shown, setShown] = useState<WebhookRow>();
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<ShownSecret>();
  const [said, setSaid] = useState<Said>();
  const [turn, setTurn] = useState(0);
  const done = useCallback(
    (what: Asked, reply: unknown) => {
      setAsked(undefined);
      setSaid(outcome(what, reply));
      setSecret(what.act === 'rotate' ? secretOf(reply) : undefined);
      setTurn((n) => n + 1);
    },
    [outcome],
  );
  const add = { key: 'add', label: t('list.add'), icon: 'plus', primary: true } as const;
  return (
    <>
      <ListPage<WebhookRow>
        name="webhooks"
        path="/webhooks"
        title={t('list.title')}
        context={t('list.context')}
        columns={useColumns()}
        filters={useFilters()}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        {...(mayManage && { rowLink: (row: WebhookRow) => `/webhooks/${row.id}` })}
        rowName={(row) => row.url}
        rowActions={useRowActions(setShown, setAsked)}
        actions={mayManage ? [{ ...add, onPress: () => void navigate('/webhooks/new') }] : []}
        changed={String(turn)}
        empty={{ sentence: t('list.empty') }}
      >
        {said && <Notice family={said.family}>{said.text}</Notice>}
      </ListPage>
      <LiveRegion message={said?.text ?? ''} />
      <DeliveriesDrawer webhook={shown} onClose={() => setShown(undefined)} />
      <ActDialog asked={asked} onClose={() => setAsked(undefined)} onDone={done} />
      <SecretDialog shown={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}
