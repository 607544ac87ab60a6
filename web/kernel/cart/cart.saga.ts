import { type CartApp, isCartExpired } from '@reprise/contracts/rules';
import { getContext, put, select, takeEvery } from 'redux-saga/effects';
import { newId } from '../new-id';
import { discardsBegun } from '../session';
import { type KeyValue, storageKeys } from '../storage';
import {
  cartDeclared,
  cartRenewed,
  cartReset,
  cartRestored,
  type CartState,
  customerChanged,
  customerRestored,
  draftChanged,
  draftStarted,
  lineRemoved,
  lineSaved,
  selectCart,
} from './cart.slice';
import { storedCartSchema, storedCustomerSchema } from './cart.types';

const now = (): string => new Date().toISOString();
const isFresh = (storedAt: string, app: CartApp): boolean => !isCartExpired(storedAt, now(), app);

/** A cart that is too old or unreadable is discarded, together with the customer's data. */
function* restore(app: CartApp) {
  const storage: KeyValue = yield getContext('storage');
  const cart = storedCartSchema.safeParse(storage.read(storageKeys.cart));
  if (cart.success && isFresh(cart.data.storedAt, app)) {
    const { storedAt: _when, ...kept } = cart.data;
    yield put(cartRestored(kept));
  } else {
    storage.remove(storageKeys.cart);
    yield put(cartReset({ cartId: newId() }));
  }
  const customer = storedCustomerSchema.safeParse(storage.read(storageKeys.temporaryCustomer));
  if (customer.success && isFresh(customer.data.storedAt, app))
    yield put(customerRestored(customer.data.customer));
  else storage.remove(storageKeys.temporaryCustomer);
}

function* keepCart() {
  const storage: KeyValue = yield getContext('storage');
  const { customer: _apart, ...cart }: CartState = yield select(selectCart);
  storage.write(storageKeys.cart, { storedAt: now(), ...cart });
}

function* keepCustomer() {
  const storage: KeyValue = yield getContext('storage');
  const { customer }: CartState = yield select(selectCart);
  storage.write(storageKeys.temporaryCustomer, { storedAt: now(), customer });
}

function* forget() {
  const storage: KeyValue = yield getContext('storage');
  storage.remove(storageKeys.cart);
  storage.remove(storageKeys.temporaryCustomer);
}

/** Keys, lifetimes and the separate customer data are those of customer journey §4 and §9. */
export function* cartSaga(app: CartApp) {
  yield* restore(app);
  const changes = [draftStarted, draftChanged, lineSaved, lineRemoved, cartDeclared, cartRenewed];
  yield takeEvery(
    changes.map(({ type }) => type),
    keepCart,
  );
  yield takeEvery(customerChanged.type, keepCustomer);
  yield takeEvery(cartReset.type, forget);
  // Customer journey §4: a log-out resets everything.
  yield takeEvery(discardsBegun, function* () {
    yield put(cartReset({ cartId: newId() }));
  });
}
