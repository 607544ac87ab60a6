import { saveCart, validateCart } from '@reprise/contracts/buyback';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { ProblemError, problemOf } from '../../../../kernel/api';
import { sendAnswering } from '../../../../kernel/challenge';
import { type PageNavigation, send } from '../../../../kernel/store';
import { cartRenewed, cartReset } from '../cart/cart.slice';
import { buybacksDeclared } from '../confirmation/declared.slice';
import {
  checkoutConfirmed,
  checkoutAccepted,
  checkoutRefused,
  checkoutRepriced,
  type Confirmation,
} from './checkout.slice';

const isProblem = (error: unknown, code: string): boolean =>
  error instanceof ProblemError && error.problem.code === code;
/** `total` is undefined if an earlier tap, or another tab, has already validated this cart. */
type Saved = { readonly cartId: string; readonly total: number | undefined };

/** A cart that an earlier visitor saved is nobody's here: the same one is saved anew. */
function* save({ cartId, body }: Confirmation): Generator<unknown, Saved, unknown> {
  try {
    return { cartId, total: (yield* send(saveCart, { params: { id: cartId }, body })).value.total };
  } catch (error) {
    if (isProblem(error, 'cart-already-validated')) return { cartId, total: undefined };
    if (!isProblem(error, 'not-found')) throw error;
  }
  const anew = crypto.randomUUID();
  yield put(cartRenewed({ cartId: anew }));
  return { cartId: anew, total: (yield* send(saveCart, { params: { id: anew }, body })).value.total };
}

/** Save, compare, validate. The cart's id makes every repetition the same request: two taps make one buyback. */
function* confirm({ payload }: ReturnType<typeof checkoutConfirmed>) {
  const pages: PageNavigation = yield getContext('pages');
  try {
    const { cartId, total }: Saved = yield call(save, payload);
    if (total !== undefined && total !== payload.expectedTotal) {
      yield put(checkoutRepriced(total));
      return;
    }
    const parts = { params: { id: cartId }, body: {} };
    const { buybacks } = (yield* sendAnswering(validateCart, parts)).value;
    yield put(buybacksDeclared(buybacks));
    yield call(pages.goTo, `/buyback-confirmation?ids=${buybacks.map(({ id }) => id).join(',')}`);
    yield put(checkoutAccepted());
    yield put(cartReset({ cartId: crypto.randomUUID() }));
  } catch (error) {
    yield put(checkoutRefused(problemOf(error)));
  }
}

export function* checkoutSaga() {
  yield takeLeading(checkoutConfirmed.type, confirm);
}
