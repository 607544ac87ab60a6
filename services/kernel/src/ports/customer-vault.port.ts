import type { FinderKey, PersonKey } from '@reprise/contracts/rules';
import type { CustomerPart, Purpose } from './customer';

export type Owner = { readonly accountId: string };
export type NewCustomer = CustomerPart & {
  readonly customerId: string;
  /** ISO date until which the law requires the accounting part to be kept. */
  readonly retainUntil: string;
};
export type PartRead<P extends Purpose> =
  | { readonly state: 'known'; readonly value: CustomerPart[P] }
  | { readonly state: 'erased' }
  /** No such customer, or another account's: the two are indistinguishable. */
  | { readonly state: 'unknown' };

/** Erasable customers, encrypted at rest; events name only their id (domain §1). */
export interface Customers {
  /** Stores a new customer. If the same id is stored twice, as by a repeated command, the first is kept. */
  store(owner: Owner, customer: NewCustomer): Promise<void>;
  read<P extends Purpose>(owner: Owner, customerId: string, purpose: P): Promise<PartRead<P>>;
  /** Replaces one part; an erased part stays erased. */
  update<P extends Purpose>(
    owner: Owner,
    customerId: string,
    purpose: P,
    change: (value: CustomerPart[P]) => CustomerPart[P],
  ): Promise<PartRead<P>>;
  /** Customers of whom this is the whole e-mail address, telephone number or last name; the newest first, at most 50. */
  find(owner: Owner, asked: FinderKey<PersonKey>): Promise<readonly string[]>;
  /** Destroys the contact key at once; the remaining ciphertext can never be read again. */
  eraseContact(owner: Owner, customerId: string): Promise<'erased' | 'unknown'>;
  /** @param today ISO date. `retained`: the legal retention period is not over. */
  eraseAccounting(
    owner: Owner,
    customerId: string,
    today: string,
  ): Promise<'erased' | 'retained' | 'unknown'>;
}
