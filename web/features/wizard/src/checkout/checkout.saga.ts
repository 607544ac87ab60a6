import { saveCart, validateCart } from '@reprise/contracts/buyback';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { ProblemError, problemOf } from '../../../../kernel/api';
import { type PageNavigation, send } from '../../../../kernel/store';
import { cartReset } from '../cart/cart.slice';
import { buybacksDeclared } from '../confirmation/declared.slice';
import {
  checkoutConfirmed,
  checkoutAccepted,
  checkoutRefused,
  checkoutRepriced,
  type Confirmation,
} from './checkout.slice';

const isValidated = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'cart-already-validated';

/** The server's total; undefined if an earlier tap, or another tab, has already validated this cart. */
function* save({ cartId, body }: Confirmation): Generator<unknown, number | undefined, unknown> {
  try {
    return (yield* send(saveCart, { params: { id: cartId }, body })).value.total;
  } catch (error) {
    if (isValidated(error)) return undefined;
    throw error;
  }
}

/** Save, compare, validate. The cart's id makes every repetition the same request: two taps make one buyback. */
function* confirm({ payload }: ReturnType<typeof checkoutConfirmed>) {
  const pages: PageNavigation = yield getContext('pages');
  try {
    const total: number | undefined = yield call(save, payload);
    if (total !== undefined && total !== payload.expectedTotal) {
      yield put(checkoutRepriced(total));
      return;
    }
    const parts = { params: { id: payload.cartId }, body: {} };
    const { buybacks } = (yield* send(validateCart, parts)).value;
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
