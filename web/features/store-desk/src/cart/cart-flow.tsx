import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { missingOf, useCart } from '../../../../kernel/cart';
import { selectDetails } from '../../../../kernel/session';
import { useAppSelector } from '../../../../kernel/store';
import { PageSkeleton } from '../../../../ui/skeletons';
import { cartUrl } from '../search/search.paths';
import { CartCustomer } from './cart-customer';
import { hasCart } from './cart-enabled.rules';
import { CartHandedOver } from './cart-handed-over';
import { CartMissing } from './cart-missing';
import { CartScreen } from './cart-screen';
import { CartSign } from './cart-sign';
import { CartSummary } from './cart-summary';
import { detailsIn } from './cart-customer.rules';
import { selectDeskCart, type WithDeskCart } from './desk-cart.slice';

/** The products of one customer: the cart, its customer, the summary, the signature. */
export function CartFlow() {
  const [params] = useSearchParams();
  const step = params.get('step');
  const enabled = useAppSelector((state) => hasCart(state.session));
  const known = useAppSelector(selectDetails) !== undefined;
  const cart = useCart();
  const { done } = useSelector((state: WithDeskCart) => selectDeskCart(state));
  const { lines, customer, declared } = cart;
  // Directly after a log-in it is not known yet what the account has.
  if (!enabled && !known) return <PageSkeleton />;
  if (!enabled) return <Navigate to="/search" replace />;
  if (lines.length === 0) return done ? <CartHandedOver sold={done} /> : <CartMissing what="cart" />;
  const details = detailsIn(lines, customer);
  if (declared) return <CartSign lines={lines} cartId={cart.cartId} declared={declared} details={details} />;
  if (step !== 'customer' && step !== 'summary') return <CartScreen lines={lines} />;
  if (missingOf(lines) > 0) return <Navigate to={cartUrl()} replace />;
  if (step === 'customer') return <CartCustomer lines={lines} known={customer} />;
  if (Object.values(customer).every((value) => !value)) return <CartMissing what="customer" />;
  if (!details) return <Navigate to={cartUrl('customer')} replace />;
  return <CartSummary lines={lines} cartId={cart.cartId} details={details} />;
}
