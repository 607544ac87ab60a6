import type { WebhookRow } from '@reprise/contracts/webhooks';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import type { ListColumn } from '../../../ui/list/list-spec';
import { breakpoints } from '../../../ui/tokens';
import { useNarrow } from '../../../ui/use-narrow';
import { shortAddress } from './address';
import { WebhookTag } from './webhook-tag';
import styles from './webhooks.module.css';

export function useColumns(): readonly ListColumn<WebhookRow>[] {
  const { t } = useTranslation('webhooks');
  // On a phone the columns after the first lie out of sight, and how it does is what one looks for.
  const narrow = useNarrow(breakpoints.tablet);
  return [
    {
      key: 'address',
      title: t('column.address'),
      render: (row) => (
        <span className={styles['receiver']}>
          <span className="code">{shortAddress(row.url)}</span>
          {row.description && <span className={styles['soft']}>{row.description}</span>}
          {narrow && <WebhookTag state={row.state} />}
        </span>
      ),
    },
    {
      key: 'types',
      title: t('column.types'),
      render: ({ types }) => (types.length === 0 ? t('types.all') : t('types.some', { count: types.length })),
    },
    {
      key: 'delivered',
      title: t('column.delivered'),
      render: (row) => (row.lastDeliveredAt ? <DateTime value={row.lastDeliveredAt} /> : t('detail.never')),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: (row) => (
        <span className={styles['state']}>
          <WebhookTag state={row.state} />
          {row.waiting > 0 && (
            <span className={styles['soft']}>{t('detail.waiting', { count: row.waiting })}</span>
          )}
          {row.givenUp > 0 && (
            <span className={styles['soft']}>{t('detail.given-up', { count: row.givenUp })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      hidden: true,
      render: (row) => <DateTime value={row.createdAt} />,
    },
  ];
}
