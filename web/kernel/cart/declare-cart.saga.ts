import { type CartBody, type CreatedBuyback, saveCart, validateCart } from '@reprise/contracts/buyback';
import { call, put } from 'redux-saga/effects';
import { ProblemError } from '../api';
import { sendAnswering } from '../challenge';
import { newId } from '../new-id';
import { send } from '../store';
import { cartRenewed } from './cart.slice';

/** `expectedTotal`: what the person has seen, minor units. */
export type ConfirmedCart = { cartId: string; body: CartBody; expectedTotal: number };
type Outcome = { buybacks: readonly CreatedBuyback[] } | { repriced: number };

const isProblem = (error: unknown, code: string): boolean =>
  error instanceof ProblemError && error.problem.code === code;
/** `total` is undefined if an earlier tap, or another tab, has already validated this cart. */
type Saved = { readonly cartId: string; readonly total: number | undefined };

/** A cart that an earlier visitor saved is nobody's here: the same one is saved anew. */
function* save({ cartId, body: chosen, expectedTotal }: ConfirmedCart): Generator<unknown, Saved, unknown> {
  // The server compares it again when it declares.
  const body = { ...chosen, price: expectedTotal };
  try {
    return { cartId, total: (yield* send(saveCart, { params: { id: cartId }, body })).value.total };
  } catch (error) {
    if (isProblem(error, 'cart-already-validated')) return { cartId, total: undefined };
    if (!isProblem(error, 'not-found')) throw error;
  }
  const anew = newId();
  yield put(cartRenewed({ cartId: anew }));
  return { cartId: anew, total: (yield* send(saveCart, { params: { id: anew }, body })).value.total };
}

/**
 * Save, compare, validate. The cart's id makes every repetition the same request: two taps make one buyback. Nothing is
 * declared for another price than the one that was seen. @throws ProblemError
 */
export function* declareCart(confirmed: ConfirmedCart): Generator<unknown, Outcome, unknown> {
  const { cartId, total } = (yield call(save, confirmed)) as Saved;
  if (total !== undefined && total !== confirmed.expectedTotal) return { repriced: total };
  try {
    const { buybacks } = (yield* sendAnswering(validateCart, { params: { id: cartId }, body: {} })).value;
    return { buybacks };
  } catch (error) {
    if (!isProblem(error, 'price-changed-meanwhile')) throw error;
    const again = (yield call(save, { ...confirmed, cartId })) as Saved;
    if (again.total === undefined || again.total === confirmed.expectedTotal) throw error;
    return { repriced: again.total };
  }
}
