import { cartLineOf } from '../diagnosis/cart-line.rules';
import type { CartLine, Draft } from '../../../../kernel/cart';
import { id, phone } from './shop';

export const draft = (change: Partial<Draft> = {}): Draft => ({
  inCartId: id(900),
  productId: id(1),
  slug: 'phone',
  answers: {},
  forcedInvalidImei: false,
  recycles: false,
  ...change,
});
export const graded = draft({ answers: { [id(11)]: id(111), [id(12)]: id(122) } });
export const finished = draft({ ...graded, shippingMethodId: id(21), paymentModeId: id(32) });

export function line(change: Partial<CartLine> = {}): CartLine {
  const made = cartLineOf(phone, finished);
  if (!made) throw new Error('the draft is not finished');
  return { ...made, ...change };
}
