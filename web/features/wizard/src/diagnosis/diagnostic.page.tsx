import { shownIn, publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { selectPremiumFeatures } from '../../../../kernel/session';
import { useRecord } from '../../../../kernel/store';
import { Column } from '../../../../ui/public/column';
import { useTrail } from '../../../../ui/public/use-trail';
import { TextSkeleton } from '../../../../ui/skeletons';
import { CartScreen } from '../cart/cart-screen';
import { isMultiProduct } from '../../../../kernel/cart';
import { trackingPath } from '../confirmation/confirmation.paths';
import { selectDeclared, type WithDeclared } from '../confirmation/declared.slice';
import { NoDiagnostic } from './no-diagnostic';
import { useDraft } from './use-draft';
import { Wizard } from './wizard';

/** `/diag/{productId}/{slug}/{itemId}/{predeclaredBuybackId}`; without a product it is the cart, for a person coming from elsewhere. */
export default function DiagnosticPage() {
  const { selectedProductId, predeclaredBuybackId = '' } = useParams();
  const declared = useSelector((state: WithDeclared) => selectDeclared(state).buybacks[predeclaredBuybackId]);
  const [query] = useSearchParams();
  if (query.get('goToCartFromOtherRoute') === 'true') return <CartScreen />;
  // Declared from this browser already: it goes on there, instead of being declared twice.
  if (declared) return <Navigate to={trackingPath(declared)} replace />;
  if (!selectedProductId) return <Navigate to="/search" replace />;
  return <Diagnostic key={selectedProductId} productId={selectedProductId} />;
}

function Diagnostic({ productId }: { productId: string }) {
  const { i18n } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const { selectedProductSlug = '', itemId, predeclaredBuybackId: declarationId } = useParams();
  const [query] = useSearchParams();
  const imei = query.get('imei') ?? undefined;
  const multiProduct = isMultiProduct(useSelector(selectPremiumFeatures));
  const start = { productId, slug: selectedProductSlug, itemId, imei, declarationId };
  const { draft, change } = useDraft({ ...start, another: multiProduct && !query.has('step') });
  const record = useRecord(publicProductEndpoints.diagnostic, { params: { id: productId } });
  const { value, problem } = record;
  const view = useMemo(() => value && shownIn(value, i18n.language), [value, i18n.language]);
  useTrail(view && [{ label: common('trail.search'), to: '/search' }, { label: view.product.label }]);
  if (value && view && draft) return <Wizard view={view} written={value} draft={draft} onChange={change} />;
  if (!problem) {
    return (
      <Column>
        <TextSkeleton lines={6} />
      </Column>
    );
  }
  return <NoDiagnostic productId={productId} problem={problem} onRetry={record.refresh} />;
}
