import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { PageSkeleton } from '../../../../ui/skeletons';
import { draftChanged, draftOpened, selectDesk, type WithDesk } from '../draft/desk.slice';
import { newDraft } from '../draft/draft.types';
import { HandedOver } from './handed-over';
import { Wizard } from './wizard';

/** Everything the wizard needs for one product, for a channel. */
export function useDiagnostic(productId: string | undefined, channel: 'store' | 'web') {
  const call = productId ? { params: { id: productId }, query: { channel } } : undefined;
  const { value: view, problem, refresh } = useRecord(publicProductEndpoints.diagnostic, call);
  return { view, problem, refresh };
}

/** A buyback at the counter. The product is in the address, the answers in the draft: a reload loses nothing. */
export default function CreatePage() {
  const [params] = useSearchParams();
  const { draft, done } = useSelector((state: WithDesk) => selectDesk(state));
  const productId = params.get('product') ?? draft?.productId;
  if (done && !params.get('product')) return <HandedOver {...done} />;
  if (!productId) return <Navigate to="/search" replace />;
  return <OneProduct key={productId} productId={productId} imei={params.get('imei') ?? undefined} />;
}

function OneProduct({ productId, imei }: { productId: string; imei: string | undefined }) {
  const { t } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const { draft, done } = useSelector((state: WithDesk) => selectDesk(state));
  const { view, problem, refresh } = useDiagnostic(productId, 'store');
  const mine = draft?.productId === productId ? draft : undefined;
  const [started, setStarted] = useState(mine !== undefined);
  const label = view?.product.label;
  // Starts another buyback, even directly after a hand-over.
  useEffect(() => {
    if (started) return;
    dispatch(draftOpened(newDraft(productId, imei)));
    setStarted(true);
  }, [started, dispatch, productId, imei]);
  useEffect(() => {
    if (mine && imei && mine.imei === undefined) dispatch(draftChanged({ imei }));
  }, [dispatch, mine, imei]);
  useEffect(() => {
    if (mine && label && mine.label !== label) dispatch(draftChanged({ label }));
  }, [dispatch, mine, label]);
  if (started && done) return <Navigate to="/buyback/create" replace />;
  if (view && mine) return <Wizard view={view} draft={mine} />;
  if (!problem) return <PageSkeleton />;
  return (
    <Page title={t('create.title')} crumbs={[{ label: t('search.title'), to: '/search' }]}>
      <ErrorState problem={problem} onRetry={refresh} />
    </Page>
  );
}
