import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { problemOf } from '../../../../kernel/api';
import { cartReset, declareCart } from '../../../../kernel/cart';
import { newId } from '../../../../kernel/new-id';
import type { PageNavigation } from '../../../../kernel/store';
import { confirmationOf } from '../confirmation/confirmation.paths';
import { buybacksDeclared } from '../confirmation/declared.slice';
import { checkoutConfirmed, checkoutAccepted, checkoutRefused, checkoutRepriced } from './checkout.slice';

function* confirm({ payload }: ReturnType<typeof checkoutConfirmed>) {
  const pages: PageNavigation = yield getContext('pages');
  try {
    const outcome = yield* declareCart(payload);
    if ('repriced' in outcome) {
      yield put(checkoutRepriced(outcome.repriced));
      return;
    }
    const { buybacks } = outcome;
    yield put(buybacksDeclared(buybacks.map((buyback) => ({ ...buyback, cartId: payload.cartId }))));
    yield call(pages.goTo, confirmationOf(buybacks));
    yield put(checkoutAccepted());
    yield put(cartReset({ cartId: newId() }));
  } catch (error) {
    yield put(checkoutRefused(problemOf(error)));
  }
}

export function* checkoutSaga() {
  yield takeLeading(checkoutConfirmed.type, confirm);
}
