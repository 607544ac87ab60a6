import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Section } from '../../../ui/public/column';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

/** How it travels, and what the carrier last said. */
export function Transport({ buyback: { transport, deliveryStatus } }: { buyback: Tracking }) {
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
      {deliveryStatus && (
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
