import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Section } from '../../../ui/public/column';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

// Not every carrier says that it delivered: what it said last no longer counts once the product is in the workshop.
const underWay: readonly Tracking['status'][] = ['bb_awaiting_inventory', 'bb_in_transit'];

/** How it travels, and what the carrier last said while it does. */
export function Transport({ buyback: { status, transport, deliveryStatus } }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  const { t: enums } = useTranslation('enums');
  return (
    <Section title={t('transport')}>
      <p>
        {transport.label}
        {transport.appointment && (
          <>
            {' · '}
            <DateTime value={transport.appointment} format="date" />
          </>
        )}
      </p>
      {deliveryStatus && underWay.includes(status) && (
        <p>
          {t('carrier-says', { words: enums(`status.${deliveryStatus}`, { defaultValue: deliveryStatus }) })}
        </p>
      )}
      {transport.trackingLink && (
        <a className={styles['link']} href={transport.trackingLink} target="_blank" rel="noreferrer">
          {transport.carrier ? t('carrier-link', { carrier: transport.carrier }) : t('package-link')}
        </a>
      )}
    </Section>
  );
}
