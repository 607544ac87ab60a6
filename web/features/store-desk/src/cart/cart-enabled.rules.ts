import { isMultiProduct } from '../../../../kernel/cart';
import type { SessionState } from '../../../../kernel/session';

/** "Only when the cart is enabled and the user is a store manager or seller in the store module" (customer journey §4). */
export function hasCart({ module, user, premiumFeatures }: SessionState): boolean {
  const role = module === 'tim' ? user?.modules[module] : undefined;
  return (role === 'store_manager' || role === 'store_seller') && isMultiProduct(premiumFeatures);
}
