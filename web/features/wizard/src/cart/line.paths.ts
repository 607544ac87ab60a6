import type { CartLine } from '../../../../kernel/cart';

/** Where a line of the cart is changed; `step`: the screen of one of its choices. */
export const linePath = ({ productId, slug, inCartId }: CartLine, step?: string): string =>
  `/diag/${productId}/${slug || 'produit'}/${inCartId}${step ? `?step=${step}` : ''}`;
