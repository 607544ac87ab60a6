import { readBuybackTimeline } from '@reprise/contracts/buyback';
import { deliveryStatusSchema } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { StatusTag } from '../../../../ui/status-tag';
import styles from '../buyback.module.css';

/** What the carrier told on the way, the latest first; nothing of a package that no carrier had. */
export function CarrierHistory({ id }: { id: string }) {
  const { t } = useTranslation('buyback');
  const { value } = useRecord(readBuybackTimeline, { params: { id } });
  const told = (value?.entries ?? []).flatMap(({ id: entry, type, at, facts }) => {
    const status = deliveryStatusSchema.safeParse(facts['code']).data;
    return type === 'DeliveryStatusReported' && status ? [{ entry, at, status }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="carrier-history">
      <h3 id="carrier-history" className={styles['soft']}>
        {t('transport.history')}
      </h3>
      <ul className={styles['told']}>
        {told.toReversed().map(({ entry, at, status }) => (
          <li key={entry}>
            <DateTime value={at} /> <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
