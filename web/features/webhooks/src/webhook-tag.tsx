import type { WebhookState } from '@reprise/contracts/webhooks';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icon-paths';
import styles from './webhooks.module.css';

const looks: Readonly<Record<WebhookState, IconName>> = {
  active: 'check-circle',
  paused: 'clock',
  failing: 'alert',
};

/** Good, waiting, or in need of a person: words, icon and colour. */
export function WebhookTag({ state }: { state: WebhookState }) {
  const { t } = useTranslation('webhooks');
  return (
    <span className={styles['tag']} data-state={state}>
      <Icon name={looks[state]} size={14} />
      {t(`state.${state}`)}
    </span>
  );
}
