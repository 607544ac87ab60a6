import { finalizeStoreCart } from '@reprise/contracts/buyback';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { problemOf } from '../../../../kernel/api';
import { cartDeclared, cartReset, declareCart, lineSaved } from '../../../../kernel/cart';
import { newId } from '../../../../kernel/new-id';
import { send } from '../../../../kernel/store';
import {
  cartAccepted,
  cartConfirmed,
  cartHandedOver,
  cartHandOverOrdered,
  cartLeft,
  cartRefused,
  cartRepriced,
} from './desk-cart.slice';

function* confirm({ payload }: ReturnType<typeof cartConfirmed>) {
  try {
    const outcome = yield* declareCart(payload);
    if ('repriced' in outcome) {
      yield put(cartRepriced(outcome.repriced));
    } else {
      yield put(cartDeclared(outcome.buybacks));
      yield put(cartAccepted());
    }
  } catch (error) {
    yield put(cartRefused(problemOf(error)));
  }
}

/** Every press is the same request until the server has answered: its buybacks are handed over once. */
function* handOver({ payload: { sold, finalise } }: ReturnType<typeof cartHandOverOrdered>) {
  const { storeId, cartId } = sold;
  try {
    yield* send(finalizeStoreCart, { params: { storeId, cartId }, body: finalise });
    yield put(cartReset({ cartId: newId() }));
    yield put(cartHandedOver(sold));
  } catch (error) {
    yield put(cartRefused(problemOf(error)));
  }
}

export function* deskCartSaga() {
  yield takeLeading(cartConfirmed.type, confirm);
  yield takeLeading(cartHandOverOrdered.type, handOver);
  yield takeEvery(lineSaved.type, function* () {
    yield put(cartLeft());
  });
}
