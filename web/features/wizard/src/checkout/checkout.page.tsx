import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import { type CartLine, cartTotal, missingOf, useCart } from '../../../../kernel/cart';
import { EstimateBar } from '../diagnosis/estimate-bar';
import { useCheckoutTrail } from './use-checkout-trail';
import { useLeaveWarning } from '../../../../kernel/forms';
import { confirmationOf } from '../confirmation/confirmation.paths';
import { selectDeclared, type WithDeclared } from '../confirmation/declared.slice';
import { checkoutLeft, selectCheckout, type WithCheckout } from './checkout.slice';
import { CustomerScreen } from './customer-screen';
import { schemaFor } from './customer-values.rules';
import { isEmpty, Missing } from './missing';
import { SummaryScreen } from './summary-screen';

/** `/cart/{cartId}/checkout`: the customer's details, then the summary. */
export default function CheckoutPage() {
  const { t } = useTranslation('wizard');
  const { cartId } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const cart = useCart();
  const checkout = useSelector((state: WithCheckout) => selectCheckout(state));
  const { lines, customer } = cart;
  const details = useMemo(() => schemaFor(lines).safeParse(customer), [lines, customer]);
  const summary = query.get('step') === 'summary' && details.success;
  useCheckoutTrail(summary);
  const violated = (checkout.problem?.violations.length ?? 0) > 0;
  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch]);
  useLeaveWarning(lines.length > 0 && checkout.status !== 'accepted');
  // An error found by the server is shown on its field, so the form is shown again.
  useEffect(() => {
    if (violated) void navigate('?step=customer');
  }, [violated, navigate]);
  // The cart has become buybacks, and the confirmation follows.
  if (checkout.status === 'accepted') return null;
  if (lines.length === 0) return <NothingToCheckOut cartId={cartId} />;
  if (cartId !== cart.cartId || missingOf(lines) > 0)
    return <Navigate to="/diag?goToCartFromOtherRoute=true" replace />;
  if (query.get('step') === 'summary' && isEmpty(customer)) return <Missing what="customer" />;
  const before = Math.max(...lines.map(({ steps }) => steps));
  const last = lines.at(-1);
  const back = (): void => {
    if (summary) void navigate('?step=customer');
    else if (lines.length === 1 && last)
      void navigate(`/diag/${last.productId}/${last.slug || 'produit'}/${last.inCartId}?step=price`);
    else void navigate('/diag?goToCartFromOtherRoute=true');
  };
  return (
    <WizardFrame
      narrow="docked"
      at={before + (summary ? 2 : 1)}
      of={before + 2}
      step={summary ? 'summary' : 'customer'}
      onBack={back}
      aside={<CheckoutTotal lines={lines} />}
    >
      <title>{t(summary ? 'summary.title' : 'customer.title')}</title>
      {summary ? (
        <SummaryScreen cart={cart} details={details.data} checkout={checkout} />
      ) : (
        <CustomerScreen
          lines={lines}
          kept={customer}
          problem={checkout.problem}
          onDone={() => void navigate('?step=summary')}
        />
      )}
    </WizardFrame>
  );
}

/** Whoever comes back to a cart that he has confirmed sees what became of it. */
function NothingToCheckOut({ cartId }: { cartId: string | undefined }) {
  const { buybacks } = useSelector((state: WithDeclared) => selectDeclared(state));
  const made = Object.values(buybacks).filter((buyback) => buyback.cartId === cartId);
  return made.length > 0 ? <Navigate to={confirmationOf(made)} replace /> : <Missing what="cart" />;
}

function CheckoutTotal({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const [first] = lines;
  if (!first) return null;
  const label = lines.length === 1 ? first.label : common('cart.count', { count: lines.length });
  const caption = lines.length === 1 ? t('estimate.yours') : common('receipt.total');
  return (
    <EstimateBar
      label={label}
      image={first.image}
      drawing={first.drawing}
      caption={caption}
      total={cartTotal(lines)}
      currency={first.currency}
    />
  );
}
