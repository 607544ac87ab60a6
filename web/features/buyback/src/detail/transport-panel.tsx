import type { BuybackRow } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { Icon } from '../../../../ui/icon';
import { StatusTag } from '../../../../ui/status-tag';
import styles from '../buyback.module.css';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';

/** Only web addresses are followed: the link comes from a carrier. */
const isWebLink = (link: string): boolean => /^https?:\/\//i.test(link);

export function TransportPanel({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  const { transport, deliveryStatus } = row;
  const known = transport.trackingLink && isWebLink(transport.trackingLink);
  return (
    <Panel
      title={t('panel.transport')}
      aside={deliveryStatus && <StatusTag status={deliveryStatus} />}
      testId="transport-panel"
    >
      <Facts>
        <Fact term={t('transport.mode')}>{transport.label}</Fact>
        {transport.appointment && (
          <Fact term={t('transport.appointment')}>
            <DateTime value={transport.appointment} format="date" />
          </Fact>
        )}
        {transport.carrier && <Fact term={t('transport.carrier')}>{transport.carrier}</Fact>}
        {transport.trackingNumber && (
          <Fact term={t('transport.tracking')}>
            <span className="code">{transport.trackingNumber}</span>
          </Fact>
        )}
      </Facts>
      {known && (
        <a
          className={styles['inline']}
          href={transport.trackingLink}
          target="_blank"
          rel="noreferrer noopener"
        >
          {t('transport.follow')} <Icon name="external" size={14} />
        </a>
      )}
      {!transport.carrier && <p className={styles['soft']}>{t('transport.not-yet')}</p>}
    </Panel>
  );
}
