import { daysInMs, elapsed } from './days';

/** "200 items in multi-product mode, otherwise 1" (customer journey §9 and back office §9). */
export const maxCartItems = (multiProduct: boolean): number => (multiProduct ? 200 : 1);

/** A new item is ignored when the cart is full (customer journey §4). */
export const isCartFull = (items: number, multiProduct: boolean): boolean =>
  items >= maxCartItems(multiProduct);

/** The amount missing to the minimum value, in minor units. Zero once it is reached. */
export const missingAmount = (total: number, minimum: number): number => Math.max(0, minimum - total);

/** "Go to cart is disabled until the minimum is reached" (customer journey §5). Amounts in minor units. */
export const mayGoToCart = (items: number, total: number, minimum: number): boolean =>
  items > 0 && missingAmount(total, minimum) === 0;

export const cartApps = ['public', 'dashboard'] as const;
export type CartApp = (typeof cartApps)[number];

/** Cart lifetime (customer journey §9 and back office §9). */
export const cartLifetimeDays = { public: 30, dashboard: 1 } as const satisfies Record<CartApp, number>;

/** @param storedAt @param now ISO times. An unreadable stored time counts as expired. */
export function isCartExpired(storedAt: string, now: string, app: CartApp): boolean {
  const age = elapsed(storedAt, now);
  return Number.isNaN(age) || age >= daysInMs(cartLifetimeDays[app]);
}

/** Browser storage keys defined by the specification (customer journey §9 and back office §9). */
export const storageKeys = {
  cart: 'CART',
  temporaryCustomer: 'TEMP_CUSTOMER_INFOS',
  productsFilters: 'products-filters',
  openIdLogoutUrl: 'open_id_logout_url',
} as const;
