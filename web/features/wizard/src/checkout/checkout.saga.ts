import { z } from 'zod';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { type ApiReply, ProblemError, problemOf } from '../../../../kernel/api';
import { type PageNavigation, send } from '../../../../kernel/store';
import { cartReset } from '../cart/cart.slice';
import { buybacksDeclared } from '../confirmation/declared.slice';
import { declaredSchema } from '../confirmation/declared.types';
import {
  checkoutConfirmed,
  checkoutAccepted,
  checkoutRefused,
  checkoutRepriced,
  type Confirmation,
} from './checkout.slice';

const savedSchema = z.object({ total: z.number() });
const validatedSchema = z.object({ buybacks: z.array(declaredSchema) });

const isValidated = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'cart-already-validated';

/** The server's total; undefined when an earlier tap, or another tab, has validated this cart already. */
function* save({ cartId, body }: Confirmation): Generator<unknown, number | undefined, ApiReply> {
  try {
    const reply = yield call(send, { method: 'PUT', path: `/cart/${cartId}`, body });
    return savedSchema.parse(reply.body).total;
  } catch (error) {
    if (isValidated(error)) return undefined;
    throw error;
  }
}

/** Save, compare, validate. The cart's id makes every repetition the same act: two taps make one buyback. */
function* confirm({ payload }: ReturnType<typeof checkoutConfirmed>) {
  const pages: PageNavigation = yield getContext('pages');
  try {
    const total: number | undefined = yield call(save, payload);
    if (total !== undefined && total !== payload.expectedTotal) {
      yield put(checkoutRepriced(total));
      return;
    }
    const { body }: ApiReply = yield call(send, {
      method: 'POST',
      path: `/cart/${payload.cartId}/validate`,
      body: {},
    });
    const { buybacks } = validatedSchema.parse(body);
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
