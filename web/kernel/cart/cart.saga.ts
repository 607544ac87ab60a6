import type { CartApp } from '@reprise/contracts/rules';
import type { EventChannel } from 'redux-saga';
import { call, getContext, put, select, takeEvery } from 'redux-saga/effects';
import { newId } from '../new-id';
import { discardsBegun } from '../session';
import { type KeyValue, storageKeys } from '../storage';
import { changesElsewhere } from '../store';
import {
  cartDeclared,
  cartRenewed,
  cartReset,
  cartRestored,
  cartSeen,
  cartSlice,
  type CartState,
  customerChanged,
  customerRestored,
  draftChanged,
  draftStarted,
  lineRemoved,
  lineSaved,
  selectCart,
} from './cart.slice';
import { readCart, readCustomer, writeCart, writeCustomer } from './stored-cart';

const emptied = () => ({ cartId: newId(), lines: [], drafts: {} });

/** A cart that is too old or unreadable is discarded, together with the customer's data. */
function* restore(app: CartApp) {
  const storage: KeyValue = yield getContext('storage');
  const cart = readCart(storage, app);
  if (!cart) storage.remove(storageKeys.cart);
  yield put(cart ? cartRestored(cart) : cartReset({ cartId: newId() }));
  const customer = readCustomer(storage, app);
  if (customer) yield put(customerRestored(customer));
  else storage.remove(storageKeys.temporaryCustomer);
}

const changes = [draftStarted, draftChanged, lineSaved, lineRemoved, cartDeclared, cartRenewed] as const;
type Change = ReturnType<(typeof changes)[number]>;

/** Done anew to what is stored: another tab may have written since this one looked. */
function* keepCart(app: CartApp, change: Change) {
  const storage: KeyValue = yield getContext('storage');
  const mine: CartState = yield select(selectCart);
  const stored = readCart(storage, app);
  const next = stored ? cartSlice.reducer(cartSlice.reducer(mine, cartSeen(stored)), change) : mine;
  writeCart(storage, next);
  if (stored) yield put(cartRestored(next));
}

function* keepCustomer(app: CartApp, { payload }: ReturnType<typeof customerChanged>) {
  const storage: KeyValue = yield getContext('storage');
  const { customer: mine }: CartState = yield select(selectCart);
  const customer = { ...mine, ...readCustomer(storage, app), ...payload };
  writeCustomer(storage, customer);
  yield put(customerRestored(customer));
}

function* forget() {
  const storage: KeyValue = yield getContext('storage');
  storage.remove(storageKeys.cart);
  storage.remove(storageKeys.temporaryCustomer);
}

function* seeCart(app: CartApp) {
  const storage: KeyValue = yield getContext('storage');
  yield put(cartSeen(readCart(storage, app) ?? emptied()));
}

function* seeCustomer(app: CartApp) {
  const storage: KeyValue = yield getContext('storage');
  yield put(customerRestored(readCustomer(storage, app) ?? {}));
}

/** Keys, lifetimes and the separate customer data are those of customer journey §4 and §9. */
export function* cartSaga(app: CartApp) {
  yield* restore(app);
  yield takeEvery(
    changes.map(({ type }) => type),
    (change: Change) => keepCart(app, change),
  );
  yield takeEvery(customerChanged, (change) => keepCustomer(app, change));
  yield takeEvery(cartReset.type, forget);
  yield takeEvery((yield call(changesElsewhere, storageKeys.cart)) as EventChannel<true>, () => seeCart(app));
  yield takeEvery((yield call(changesElsewhere, storageKeys.temporaryCustomer)) as EventChannel<true>, () =>
    seeCustomer(app),
  );
  // Customer journey §4: a log-out resets everything.
  yield takeEvery(discardsBegun, function* () {
    yield put(cartReset({ cartId: newId() }));
  });
}
