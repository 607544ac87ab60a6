import { z } from 'zod';

const accountId = z.string().min(1).max(100);

/**
 * The accounts that have a part in a buyback beside the one that took the product in (ADR 28), fixed at the declaration.
 * Events from before they were named leave them out: the account itself then has all three parts.
 */
export const partiesSchema = z.object({
  /** Buys the product; its warehouse receives it. */
  buyerAccountId: accountId.optional(),
  /** Its bank account is debited. */
  paymentIssuerAccountId: accountId.optional(),
  /** Its carrier contract carries the product. */
  transportHolderAccountId: accountId.optional(),
});
export type Parties = z.infer<typeof partiesSchema>;

/** The parties alone, of an event or a row. */
export const partiesOf = (named: Parties): Parties => partiesSchema.parse(named);

type Linked = {
  readonly id: string;
  readonly paymentIssuer: 'retailer' | 'buyer';
  readonly transportContractHolder: 'retailer' | 'buyer';
};

/** Who does what for what `retailer` takes in and `buyerAccountId` buys. */
export function partiesFor(retailer: Linked, buyerAccountId = retailer.id): Required<Parties> {
  const of = (holder: 'retailer' | 'buyer'): string => (holder === 'buyer' ? buyerAccountId : retailer.id);
  return {
    buyerAccountId,
    paymentIssuerAccountId: of(retailer.paymentIssuer),
    transportHolderAccountId: of(retailer.transportContractHolder),
  };
}

type Owned = Parties & { readonly accountId: string };

/** The account that buys: its settings and stocks are those of the warehouse. */
export const buyerOf = ({ buyerAccountId, accountId: own }: Owned): string => buyerAccountId ?? own;
export const paymentIssuerOf = ({ paymentIssuerAccountId, accountId: own }: Owned): string =>
  paymentIssuerAccountId ?? own;
export const transportHolderOf = ({ transportHolderAccountId, accountId: own }: Owned): string =>
  transportHolderAccountId ?? own;

/** Whether an account may know the customer: it took the product in, pays, ships, or has to send the product back. */
export function mayKnowCustomer(accountId: string, row: Owned & { readonly itemStatus?: string }): boolean {
  const concerned = [row.accountId, paymentIssuerOf(row), transportHolderOf(row)];
  return concerned.includes(accountId) || (buyerOf(row) === accountId && row.itemStatus === 'item_to_return');
}
