import { trackBuyback } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { Barcode } from '../../../ui/public/barcode';
import { Column, Section } from '../../../ui/public/column';
import { isWholeLink, LinkProblem } from '../../../ui/public/link-problem';
import { TextSkeleton } from '../../../ui/skeletons';
import { CurrentState } from './current-state';
import { HandOverPlaces } from './hand-over-places';
import { History } from './history';
import { PriceDetail } from './price-detail';
import { Progress } from './progress';
import type { Tracking } from './tracking.types';
import { Transport } from './transport';
import { WarehouseComments } from './warehouse-comments';

/** Milliseconds; "changes made by others show within 2 s" (experience). */
const livePeriod = 1500;

/** `/tracking/{buybackId}?token=`: the customer's own buyback, through the link that was sent to them. */
export default function TrackingPage() {
  const { buybackId: id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const whole = isWholeLink(id, token);
  const record = useRecord(trackBuyback, whole ? { params: { id }, query: { token } } : undefined, {
    every: livePeriod,
  });
  const buyback = record.value;
  // A failed call changes nothing on screen: the next one follows soon.
  if (buyback) return <TrackedBuyback buyback={buyback} token={token} />;
  if (!whole || record.problem)
    return <LinkProblem whole={whole} problem={record.problem} onRetry={record.refresh} />;
  return (
    <Column>
      <TextSkeleton lines={8} />
    </Column>
  );
}

function TrackedBuyback({ buyback, token }: { buyback: Tracking; token: string }) {
  const { t } = useTranslation('tracking');
  return (
    <Column
      title={t('title', { product: buyback.productLabel })}
      image={buyback.productImage ?? null}
      drawing={buyback.productDrawing}
    >
      <CurrentState buyback={buyback} token={token} />
      <Progress buyback={buyback} />
      <WarehouseComments comments={buyback.warehouseComments} />
      <Section title={t('code')}>
        <Barcode
          code={buyback.identificationNumber}
          label={t('barcode', { code: buyback.identificationNumber })}
        />
      </Section>
      <HandOverPlaces buyback={buyback} />
      <Transport buyback={buyback} />
      <PriceDetail buyback={buyback} />
      <History history={buyback.history} />
    </Column>
  );
}
