import { shownIn, publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { selectLines, type WithCart } from '../../../../kernel/cart';
import { useRecord } from '../../../../kernel/store';
import { Page } from '../../../../ui/page/page';
import { PageSkeleton } from '../../../../ui/skeletons';
import { draftChanged, draftOpened, selectDesk, type WithDesk } from '../draft/desk.slice';
import { draftOfLine, isBegun, newDraft } from '../draft/draft.types';
import { CartFlow } from '../cart/cart-flow';
import { isStale } from '../edit/check.rules';
import { HandedOver } from './handed-over';
import { OtherDraft } from './other-draft';
import { RefusedProduct } from './refused-product';
import { Wizard } from './wizard';

/** Everything the wizard needs for one product at the counter. */
export function useDiagnostic(productId: string | undefined) {
  const call = productId ? { params: { id: productId }, query: { channel: 'store' as const } } : undefined;
  const { i18n } = useTranslation();
  const { value, problem, refresh } = useRecord(publicProductEndpoints.diagnostic, call);
  const view = useMemo(() => value && shownIn(value, i18n.language), [value, i18n.language]);
  return { view, written: value, problem, refresh };
}

/** A buyback at the counter. The product is in the address, the answers in the draft: a reload loses nothing. */
export default function CreatePage() {
  const [params] = useSearchParams();
  const { draft, done } = useSelector((state: WithDesk) => selectDesk(state));
  if (params.get('goToCartFromOtherRoute') === 'true') return <CartFlow />;
  const productId = params.get('product') ?? draft?.productId;
  if (done && !params.get('product')) return <HandedOver {...done} signed />;
  if (!productId) return <Navigate to="/search" replace />;
  return <OneProduct key={productId} productId={productId} imei={params.get('imei') ?? undefined} />;
}

function OneProduct({ productId, imei }: { productId: string; imei: string | undefined }) {
  const { t } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { draft, done, problem: refused } = useSelector((state: WithDesk) => selectDesk(state));
  const { view, written, problem, refresh } = useDiagnostic(productId);
  useEffect(() => {
    if (isStale(refused)) refresh();
  }, [refused, refresh]);
  const [params] = useSearchParams();
  const lines = useSelector((state: WithCart) => selectLines(state));
  const line = lines.find(({ inCartId }) => inCartId === params.get('line'));
  const fits = draft?.productId === productId && (!line || draft.inCartId === line.inCartId);
  const mine = fits ? draft : undefined;
  // Arriving from the search; a step in the address is a reload or the way back into the wizard.
  const arrives = params.has('product') && !params.has('step');
  const [open, setOpen] = useState(arrives && isBegun(draft) && !(line && mine) ? draft : undefined);
  const [started, setStarted] = useState(open !== undefined || mine !== undefined);
  const label = view?.product.label;
  // Starts another buyback, even directly after a hand-over.
  useEffect(() => {
    if (started) return;
    dispatch(draftOpened(line ? draftOfLine(line) : newDraft(productId, imei)));
    setStarted(true);
  }, [started, dispatch, productId, imei, line]);
  useEffect(() => {
    if (mine && imei && mine.imei === undefined) dispatch(draftChanged({ imei }));
  }, [dispatch, mine, imei]);
  useEffect(() => {
    if (mine && label && mine.label !== label) dispatch(draftChanged({ label }));
  }, [dispatch, mine, label]);
  if (open)
    return (
      <OtherDraft
        draft={open}
        onContinue={() => {
          setOpen(undefined);
          if (!mine)
            void navigate(`/buyback/create?product=${open.productId}&step=resume`, { replace: true });
        }}
        onAnew={() => {
          setOpen(undefined);
          setStarted(false);
        }}
      />
    );
  if (started && done) return <Navigate to="/buyback/create" replace />;
  if (view && written && mine) return <Wizard view={view} written={written} draft={mine} />;
  if (!problem) return <PageSkeleton />;
  return (
    <Page title={t('create.title')} crumbs={[{ label: t('search.title'), to: '/search' }]}>
      <RefusedProduct problem={problem} onRetry={refresh} />
    </Page>
  );
}
