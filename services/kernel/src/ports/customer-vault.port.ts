import type { CustomerPart, Purpose } from './customer';

export type Owner = { readonly accountId: string };
export type NewCustomer = CustomerPart & {
  readonly customerId: string;
  /** ISO date before which the law keeps the accounting part. */
  readonly retainUntil: string;
};
export type PartRead<P extends Purpose> =
  | { readonly state: 'known'; readonly value: CustomerPart[P] }
  | { readonly state: 'erased' }
  /** No such customer, or another account's: the two cannot be told apart. */
  | { readonly state: 'unknown' };

/** Erasable customers, encrypted at rest; events name only their id (domain §1). */
export interface Customers {
  /** Keeps a new customer. The same id twice, as a re-sent command does, keeps the first. */
  store(owner: Owner, customer: NewCustomer): Promise<void>;
  read<P extends Purpose>(owner: Owner, customerId: string, purpose: P): Promise<PartRead<P>>;
  /** Replaces one part; an erased part stays erased. */
  update<P extends Purpose>(
    owner: Owner,
    customerId: string,
    purpose: P,
    change: (value: CustomerPart[P]) => CustomerPart[P],
  ): Promise<PartRead<P>>;
  /** Shreds the contact key at once; the text that stays can never be read again. */
  eraseContact(owner: Owner, customerId: string): Promise<'erased' | 'unknown'>;
  /** @param today ISO date. `retained`: the law's date has not come. */
  eraseAccounting(
    owner: Owner,
    customerId: string,
    today: string,
  ): Promise<'erased' | 'retained' | 'unknown'>;
}
