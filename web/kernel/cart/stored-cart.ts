import { type CartApp, isCartExpired } from '@reprise/contracts/rules';
import { type KeyValue, storageKeys } from '../storage';
import type { CartState, KeptCart } from './cart.slice';
import { storedCartSchema, storedCustomerSchema } from './cart.types';

const now = (): string => new Date().toISOString();
const isFresh = (storedAt: string, app: CartApp): boolean => !isCartExpired(storedAt, now(), app);

/** The cart of every tab; undefined if there is none, or it is too old or unreadable. */
export function readCart(storage: KeyValue, app: CartApp): KeptCart | undefined {
  const cart = storedCartSchema.safeParse(storage.read(storageKeys.cart));
  if (!cart.success || !isFresh(cart.data.storedAt, app)) return undefined;
  const { storedAt: _when, ...kept } = cart.data;
  return kept;
}

export function writeCart(storage: KeyValue, { customer: _apart, ...cart }: CartState): void {
  storage.write(storageKeys.cart, { storedAt: now(), ...cart });
}

/** The partly filled form of every tab; undefined as for the cart. */
export function readCustomer(storage: KeyValue, app: CartApp): CartState['customer'] | undefined {
  const customer = storedCustomerSchema.safeParse(storage.read(storageKeys.temporaryCustomer));
  return customer.success && isFresh(customer.data.storedAt, app) ? customer.data.customer : undefined;
}

export function writeCustomer(storage: KeyValue, customer: CartState['customer']): void {
  storage.write(storageKeys.temporaryCustomer, { storedAt: now(), customer });
}
