import {
  type DeliveryFailure,
  type WebhookDelivery,
  webhookEndpoints,
  type WebhookRow,
} from '@reprise/contracts/webhooks';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { Drawer } from '../../../ui/drawer';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { shortAddress } from './address.texts';
import { useMessageWords } from './use-message-words';
import styles from './webhooks.module.css';

type Props = { webhook: WebhookRow | undefined; onClose: () => void };
const query = { itemsPerPage: 50 };

/** The latest attempts of one webhook, newest first. */
export function DeliveriesDrawer({ webhook, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  return (
    <Drawer open={webhook !== undefined} size={520} title={t('deliveries.title')} onClose={onClose}>
      {webhook && <Content webhook={webhook} />}
    </Drawer>
  );
}

function Content({ webhook }: { webhook: WebhookRow }) {
  const { t } = useTranslation('webhooks');
  const list = useList(webhookEndpoints.deliveries, { params: { id: webhook.id }, query });
  const rows = list.items;
  const { lastFailure, state } = webhook;
  return (
    <div className={styles['form']} data-testid="deliveries">
      <p className={styles['soft']}>{t('deliveries.address', { address: shortAddress(webhook.url) })}</p>
      {state === 'failing' && lastFailure && (
        <Notice family="amber" title={t('value.state.failing')}>
          <Reason reason={lastFailure.reason} status={lastFailure.status} />
        </Notice>
      )}
      {list.status === 'loading' && rows.length === 0 && <TextSkeleton lines={6} />}
      {list.status === 'refused' && list.problem && (
        <ErrorState problem={list.problem} onRetry={list.refresh} />
      )}
      {list.status === 'ready' && rows.length === 0 && <EmptyState sentence={t('deliveries.empty')} />}
      {rows.length > 0 && (
        <>
          <p className={styles['soft']}>{t('deliveries.context')}</p>
          <ol className={styles['deliveries']}>
            {rows.map((row) => (
              <Delivery key={row.id} row={row} />
            ))}
          </ol>
        </>
      )}
      <LiveRegion message={list.status === 'ready' ? t('deliveries.count', { count: rows.length }) : ''} />
    </div>
  );
}

function Delivery({ row }: { row: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  const wordsOf = useMessageWords();
  const taken = row.outcome === 'delivered';
  return (
    <li data-outcome={row.outcome}>
      <span className={styles['outcome']}>
        <Icon name={taken ? 'check-circle' : 'cross-circle'} size={16} />
        <span className="visually-hidden">{t(`deliveries.${row.outcome}`)}</span>
      </span>
      <div className={styles['words']}>
        <span>{row.kind === 'test' ? t('deliveries.test') : wordsOf(row.type)}</span>
        <span className={styles['soft']}>
          <DateTime value={row.at} />
          {row.attempt > 1 && ` · ${t('deliveries.attempt', { count: row.attempt })}`}
          {` · ${t('deliveries.duration', { ms: row.durationMs })}`}
        </span>
        {row.reason && (
          <span className={styles['fault']}>
            <Reason reason={row.reason} status={row.status} />
          </span>
        )}
      </div>
      {taken && row.status !== null && <span className="code">{row.status}</span>}
    </li>
  );
}

function Reason({ reason, status }: { reason: DeliveryFailure; status: number | null }) {
  const { t } = useTranslation('webhooks');
  const words = t(`failure.${reason}`);
  return (
    <span className={styles['reason']}>
      {status === null ? words : `${words} (${t('deliveries.status', { status })})`}
    </span>
  );
}
