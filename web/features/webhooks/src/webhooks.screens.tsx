import { messageTypes, type WebhookRow, webhooks, type WebhookState } from '@reprise/contracts/webhooks';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import type { StatusLook } from '../../../ui/status-table';
import { Tag } from '../../../ui/tag';
import { shortAddress } from './address.texts';
import { useMessageWords } from './use-message-words';
import { SecretDialog, secretOf } from './secret-dialog';
import { useActs } from './use-acts';
import styles from './webhooks.module.css';

const looks: Readonly<Record<WebhookState, StatusLook>> = {
  active: { family: 'green', icon: 'check-circle' },
  paused: { family: 'grey', icon: 'clock' },
  failing: { family: 'amber', icon: 'alert' },
};

function Receiver({ row: { url, description } }: { row: WebhookRow }) {
  return (
    <span className={styles['receiver']}>
      <span className="code">{shortAddress(url)}</span>
      {description && <span className={styles['soft']}>{description}</span>}
    </span>
  );
}

function Chosen({ types }: { types: readonly string[] }) {
  const { t } = useTranslation('webhooks');
  return types.length === 0 ? t('types.all') : t('types.some', { count: types.length });
}

function Delivered({ at }: { at: string | null }) {
  const { t } = useTranslation('webhooks');
  return at ? <DateTime value={at} /> : t('detail.never');
}

/** Healthy, waiting, or in need of attention: words, icon and colour. */
function State({ row: { state, waiting, givenUp } }: { row: WebhookRow }) {
  const { t } = useTranslation('webhooks');
  return (
    <span className={styles['state']}>
      <Tag {...looks[state]} status={state}>
        {t(`value.state.${state}`)}
      </Tag>
      {waiting > 0 && <span className={styles['soft']}>{t('detail.waiting', { count: waiting })}</span>}
      {givenUp > 0 && <span className={styles['soft']}>{t('detail.given-up', { count: givenUp })}</span>}
    </span>
  );
}

function useOptions() {
  const wordsOf = useMessageWords();
  return { types: messageTypes.map((value) => ({ value, label: wordsOf(value) })) };
}

/** The webhooks of an account: their state, deliveries and actions. */
export default resourceScreens({
  contract: webhooks,
  namespace: 'webhooks',
  nameOf: ({ url }) => shortAddress(url),
  columns: [
    { key: 'url', render: (row) => <Receiver row={row} /> },
    { key: 'types', card: 'line', render: ({ types }) => <Chosen types={types} /> },
    { key: 'lastDeliveredAt', render: ({ lastDeliveredAt }) => <Delivered at={lastDeliveredAt} /> },
    { key: 'state', card: 'status', render: (row) => <State row={row} /> },
    {
      key: 'createdAt',
      order: 'createdAt',
      hidden: true,
      render: (row) => <DateTime value={row.createdAt} />,
    },
  ],
  sections: [
    { key: 'receiver', fields: ['url', 'description'] },
    { key: 'messages', fields: ['types'] },
  ],
  defaultOrder: { field: 'createdAt', direction: 'desc' },
  useOptions,
  useActs,
  created: (reply, onClose) => {
    const shown = secretOf(reply);
    return shown && <SecretDialog shown={shown} onClose={onClose} />;
  },
});
