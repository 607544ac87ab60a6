import { deriveIdAt } from '@reprise/kernel';

/** Of the buyback that a command declares: the same however often it is sent. */
export const buybackIdOf = (commandId: string): string => deriveIdAt(commandId, 'buyback', commandId);

/** Of the command that declares a line of a cart. */
export const cartLineCommandId = (cartId: string, inCartId: string): string =>
  deriveIdAt(cartId, 'cart-line', cartId, inCartId);
