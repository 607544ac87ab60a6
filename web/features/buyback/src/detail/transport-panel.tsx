import type { BuybackRow } from '@reprise/contracts/buyback';
import { hasArrived } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { Icon } from '../../../../ui/icon';
import { StatusTag } from '../../../../ui/status-tag';
import { Tag } from '../../../../ui/tag';
import { CarrierHistory } from './carrier-history';
import styles from '../buyback.module.css';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';

/** Only web addresses are followed: the link comes from a carrier. */
const isWebLink = (link: string): boolean => /^https?:\/\//i.test(link);

export function TransportPanel({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  const { transport, deliveryStatus } = row;
  const handedBack = row.handedBackAt !== undefined;
  const arrived = hasArrived(row.itemStatus) && !handedBack;
  const known = transport.trackingLink && isWebLink(transport.trackingLink);
  return (
    <Panel
      title={t('panel.transport')}
      aside={<Whereabouts {...{ arrived, handedBack, deliveryStatus }} />}
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
      {arrived && <CarrierHistory id={row.id} />}
      {!transport.carrier && !arrived && !handedBack && (
        <p className={styles['soft']}>{t('transport.not-yet')}</p>
      )}
    </Panel>
  );
}

/** The carrier's last word counts until the package has arrived: not every carrier says that it delivered. */
type WhereaboutsProps = { arrived: boolean; handedBack: boolean } & Pick<BuybackRow, 'deliveryStatus'>;
function Whereabouts({ arrived, handedBack, deliveryStatus }: WhereaboutsProps) {
  const { t } = useTranslation('buyback');
  if (handedBack)
    return (
      <Tag family="grey" icon="store" status="handed-back">
        {t('transport.handed-back')}
      </Tag>
    );
  if (arrived)
    return (
      <Tag family="green" icon="check-circle" status="arrived">
        {t('transport.arrived')}
      </Tag>
    );
  return deliveryStatus ? <StatusTag status={deliveryStatus} /> : null;
}
