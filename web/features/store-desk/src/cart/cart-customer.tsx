import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type CartLine, customerChanged } from '../../../../kernel/cart';
import type { FormValues } from '../../../../kernel/forms';
import { CustomerScreen } from '../create/customer-screen';
import { cartUrl } from '../search/search.paths';
import { needsIn } from './cart-customer.rules';
import { CartFrame } from './cart-frame';
import { selectDeskCart, type WithDeskCart } from './desk-cart.slice';

type Props = { lines: readonly CartLine[]; known: FormValues };

/** One customer for all products. */
export function CartCustomer({ lines, known }: Props) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { problem } = useSelector((state: WithDeskCart) => selectDeskCart(state));
  const needs = useMemo(() => needsIn(lines), [lines]);
  return (
    <CartFrame step="customer" lines={lines}>
      <CustomerScreen
        needs={needs}
        known={known}
        problem={problem}
        onChange={(values) => dispatch(customerChanged(values))}
        onDone={() => void navigate(cartUrl('summary'))}
        onBack={() => void navigate(cartUrl())}
      />
    </CartFrame>
  );
}
