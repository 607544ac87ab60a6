import { isCartExpired } from '@reprise/contracts/rules';
import { getContext, put, select, takeEvery } from 'redux-saga/effects';
import { type KeyValue, storageKeys } from '../../../../kernel/storage';
import {
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
const isFresh = (storedAt: string): boolean => !isCartExpired(storedAt, now(), 'public');

/** A cart that is too old or unreadable is discarded, together with the customer's data. */
function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const cart = storedCartSchema.safeParse(storage.read(storageKeys.cart));
  if (cart.success && isFresh(cart.data.storedAt)) {
    const { cartId, lines, drafts } = cart.data;
    yield put(cartRestored({ cartId, lines, drafts }));
  } else {
    storage.remove(storageKeys.cart);
    yield put(cartReset({ cartId: crypto.randomUUID() }));
  }
  const customer = storedCustomerSchema.safeParse(storage.read(storageKeys.temporaryCustomer));
  if (customer.success && isFresh(customer.data.storedAt))
    yield put(customerRestored(customer.data.customer));
  else storage.remove(storageKeys.temporaryCustomer);
}

function* keepCart() {
  const storage: KeyValue = yield getContext('storage');
  const { cartId, lines, drafts }: CartState = yield select(selectCart);
  storage.write(storageKeys.cart, { storedAt: now(), cartId, lines, drafts });
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
export function* cartSaga() {
  yield* restore();
  const changes = [draftStarted, draftChanged, lineSaved, lineRemoved, cartRenewed];
  yield takeEvery(
    changes.map(({ type }) => type),
    keepCart,
  );
  yield takeEvery(customerChanged.type, keepCustomer);
  yield takeEvery(cartReset.type, forget);
}
