import { trackBuyback } from '@reprise/contracts/buyback';
import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { ErrorState } from '../../../ui/error-state';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { Barcode } from '../../../ui/public/barcode';
import { ButtonLink } from '../../../ui/public/button';
import { Column, Section } from '../../../ui/public/column';
import { Receipt } from '../../../ui/public/receipt';
import { TextSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import { Progress } from './progress';
import type { Tracking } from './tracking.types';
import { WarehouseComments } from './warehouse-comments';
import styles from './tracking.module.css';

/** Milliseconds; "changes made by others show within 2 s" (experience). */
const livePeriod = 2000;

/** `/tracking/{buybackId}?token=`: the customer's own buyback, through the link that was sent to them. */
export default function TrackingPage() {
  const { buybackId: id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const record = useRecord(trackBuyback, { params: { id }, query: { token } }, { every: livePeriod });
  const buyback = record.value;
  // A failed call changes nothing on screen: the next one follows two seconds later.
  if (buyback) return <TrackedBuyback buyback={buyback} token={token} />;
  return (
    <Column>
      {record.problem ? (
        <ErrorState problem={record.problem} onRetry={record.refresh} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Column>
  );
}

function TrackedBuyback({ buyback, token }: { buyback: Tracking; token: string }) {
  const { t } = useTranslation('tracking');
  const { t: enums } = useTranslation('enums');
  return (
    <Column title={t('title', { product: buyback.productLabel })}>
      <LiveRegion message={enums(`status.${buyback.status}`)} />
      <div className={styles['state']}>
        <StatusTag status={buyback.status} />
        <p>{t(`sentence.${buyback.status}`)}</p>
      </div>
      {buyback.proposal?.status === 'open' && <OpenProposal buyback={buyback} token={token} />}
      <Progress buyback={buyback} />
      <WarehouseComments comments={buyback.warehouseComments} />
      <Transport buyback={buyback} />
      <Section title={t('price')}>
        <Price buyback={buyback} />
      </Section>
      <Section title={t('code')}>
        <Barcode
          code={buyback.identificationNumber}
          label={t('barcode', { code: buyback.identificationNumber })}
        />
      </Section>
      <History buyback={buyback} />
    </Column>
  );
}

function OpenProposal({ buyback, token }: { buyback: Tracking; token: string }) {
  const { t, i18n } = useTranslation('tracking');
  const amount = formatMoney(
    { amount: buyback.proposal?.proposedPrice ?? 0, currency: buyback.currency },
    i18n.language,
  );
  const link = (
    <ButtonLink
      variant="primary"
      to={`/buyback/${buyback.id}/accept?${new URLSearchParams({ token }).toString()}`}
    >
      {t('see-proposal')}
    </ButtonLink>
  );
  return (
    <Notice family="amber" title={t('proposal-title', { amount })}>
      <div className={styles['notice']}>
        <p>{t('proposal-sentence')}</p>
        {link}
      </div>
    </Notice>
  );
}

function Price({ buyback }: { buyback: Tracking }) {
  const { t, i18n } = useTranslation('tracking');
  const { prices, priceLines, currency } = buyback;
  const final = prices.validated;
  return (
    <>
      <Receipt
        caption={t('price')}
        lines={priceLines}
        total={prices.declared}
        totalLabel={t('declared')}
        currency={currency}
      />
      {final !== undefined && final !== prices.declared && (
        <p className={styles['final']}>
          <span>{t('validated')}</span>
          <strong className="figures">{formatMoney({ amount: final, currency }, i18n.language)}</strong>
        </p>
      )}
      <p className={styles['payment']}>
        <span>{t('payment')}</span> <StatusTag status={buyback.paymentStatus} />
      </p>
    </>
  );
}

function Transport({ buyback: { transport, deliveryStatus } }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  return (
    <Section title={t('transport')}>
      <p>{transport.label}</p>
      {deliveryStatus && (
        <div>
          <StatusTag status={deliveryStatus} />
        </div>
      )}
      {transport.trackingLink && (
        <a className={styles['link']} href={transport.trackingLink} target="_blank" rel="noreferrer">
          {t('carrier-link', { carrier: transport.carrier ?? '' })}
        </a>
      )}
    </Section>
  );
}

function History({ buyback }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  if (buyback.history.length === 0) return null;
  return (
    <Section title={t('history')}>
      <ol className={styles['history']}>
        {[...buyback.history].reverse().map(({ at, type }) => (
          <li key={`${at}${type}`}>
            <span>{t(`event.${type}`, { defaultValue: t('event.other') })}</span>
            <DateTime value={at} format="exact" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
