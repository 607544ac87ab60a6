/** What a buyer's system learns of a product that was bought: nothing of the customer. */
export type BuyerOrder = {
  /** The same on every retry. */
  readonly idempotencyKey: string;
  readonly correlationId: string;
  readonly buybackId: string;
  readonly identificationNumber: string;
  readonly product: { readonly id: string; readonly label: string; readonly brand: string };
  readonly circuit: string;
  readonly warehouseId: string;
  /** Minor units. */
  readonly price: { readonly amount: number; readonly currency: string };
  /** ISO time. */
  readonly boughtAt: string;
};
export type OrderAnswer = { readonly outcome: 'works' | 'refused'; readonly detail: string };

/** Orders to the systems of buyers. */
export interface BuyerOrders {
  /** @returns undefined if the buyer has no system in use. @throws BuyerUnreachable: repeat with the same key. */
  send(accountId: string, order: BuyerOrder): Promise<OrderAnswer | undefined>;
}

/** Problem code `buyer-unreachable`. */
export class BuyerUnreachable extends Error {
  constructor(why: string) {
    super(`the buyer is unreachable: ${why}`);
    this.name = 'BuyerUnreachable';
  }
}

/** Where nobody has a system. */
export const noBuyerOrders: BuyerOrders = { send: async () => undefined };
