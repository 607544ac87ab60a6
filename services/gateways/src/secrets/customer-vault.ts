import type { Collection, Document, Documents, Stored } from '@reprise/read-kernel/documents';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import {
  customerParts,
  type CustomerPart,
  type Customers,
  type NewCustomer,
  type Owner,
  type PartRead,
  type Purpose,
  type SealedField,
} from '@reprise/kernel/ports';
import { newKey, SecretBox } from './secret-box';

type CustomerDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly contact: string;
  readonly accounting: string;
  /** ISO date; accounting may not be erased before. */
  readonly retainUntil: string;
};
type KeyDocument = { readonly _id: string; readonly accountId: string; readonly wrapped: string };

export const customersCollection = {
  name: 'customers',
  indexes: [{ fields: ['accountId'] }, { fields: ['retainUntil'] }],
};
/**
 * Separate from the customers, so that a copy of those alone cannot be decrypted, and an erasure also covers old
 * copies.
 */
export const customerKeysCollection = { name: 'customer_keys', indexes: [{ fields: ['accountId'] }] };

const placeOf = (customerId: string, purpose: Purpose) => `customer/${customerId}/${purpose}`;
const purposes = ['contact', 'accounting'] as const;
const sealed = (box: SecretBox, customerId: string, purpose: Purpose, value: unknown): string =>
  box.seal(JSON.stringify(customerParts[purpose].parse(value)), placeOf(customerId, purpose));
const created = (document: Document) => ({ kind: 'put' as const, document, expected: -1 });
const keyId = (customerId: string, purpose: Purpose) => `${customerId}:${purpose}`;
const placeOfKey = (id: string) => `key/${id}`;

export const sealedCustomers: readonly SealedField[] = [
  { collection: customerKeysCollection, path: 'wrapped', place: placeOfKey },
  ...purposes.map((purpose) => ({
    ...{ collection: customersCollection, path: purpose, byDataKey: true as const },
    place: (id: string) => placeOf(id, purpose),
  })),
];

/** Erasable customers (domain §1): one data key per customer and purpose, wrapped by the master key. */
export class CustomerVault implements Customers {
  private readonly customers: Collection<CustomerDocument>;
  private readonly keys: Collection<KeyDocument>;

  constructor(
    private readonly documents: Pick<Documents, 'collection' | 'batch'>,
    private readonly master: SecretBox,
  ) {
    this.customers = documents.collection<CustomerDocument>(customersCollection);
    this.keys = documents.collection<KeyDocument>(customerKeysCollection);
  }

  /** Stores a new customer. If the same id is stored twice, as by a repeated command, the first is kept. */
  async store(owner: Owner, customer: NewCustomer): Promise<void> {
    const known = await this.customers.get(customer.customerId);
    if (known?.accountId === owner.accountId) return;
    if (known) throw new DocumentConflict(customersCollection.name, customer.customerId, 'unique', ['_id']);
    try {
      await this.storeAll(owner, customer);
    } catch (error) {
      ignoreRepeat(error);
      await this.takeUp(owner, customer);
    }
  }

  /** @throws SecretTampered if the stored text or key was changed. */
  async read<P extends Purpose>(owner: Owner, customerId: string, purpose: P): Promise<PartRead<P>> {
    const document = await this.ofOwner(owner, customerId);
    if (!document) return { state: 'unknown' };
    const box = await this.boxOf(customerId, purpose);
    if (!box) return { state: 'erased' };
    const opened: unknown = JSON.parse(box.open(document[purpose], placeOf(customerId, purpose)));
    return { state: 'known', value: customerParts[purpose].parse(opened) as CustomerPart[P] };
  }

  /** Replaces one part. @returns the result; an erased part stays erased. @throws DocumentConflict */
  async update<P extends Purpose>(
    owner: Owner,
    customerId: string,
    purpose: P,
    change: (value: CustomerPart[P]) => CustomerPart[P],
  ): Promise<PartRead<P>> {
    const document = await this.ofOwner(owner, customerId);
    const held = await this.read(owner, customerId, purpose);
    const box = await this.boxOf(customerId, purpose);
    if (held.state === 'unknown' || !document) return { state: 'unknown' };
    if (held.state === 'erased' || !box) return { state: 'erased' };
    const value = change(held.value);
    const { _revision, ...rest } = document;
    await this.customers.put({ ...rest, [purpose]: sealed(box, customerId, purpose, value) }, _revision);
    return { state: 'known', value };
  }

  /** Destroys the contact key at once; the remaining ciphertext can never be read again. */
  async eraseContact(owner: Owner, customerId: string): Promise<'erased' | 'unknown'> {
    if (!(await this.ofOwner(owner, customerId))) return 'unknown';
    await this.keys.delete(keyId(customerId, 'contact'));
    return 'erased';
  }

  /** @param today ISO date. `retained`: the legal retention period is not over. */
  async eraseAccounting(
    owner: Owner,
    customerId: string,
    today: string,
  ): Promise<'erased' | 'retained' | 'unknown'> {
    const document = await this.ofOwner(owner, customerId);
    if (!document) return 'unknown';
    if (today < document.retainUntil) return 'retained';
    await this.keys.delete(keyId(customerId, 'accounting'));
    return 'erased';
  }

  private async ofOwner(owner: Owner, customerId: string): Promise<Stored<CustomerDocument> | undefined> {
    const document = await this.customers.get(customerId);
    return document?.accountId === owner.accountId ? document : undefined;
  }

  private async boxOf(customerId: string, purpose: Purpose): Promise<SecretBox | undefined> {
    const key = await this.keys.get(keyId(customerId, purpose));
    return key && this.master.unwrapKey(key.wrapped, placeOfKey(key._id));
  }

  /** In one write, the keys first: a customer without a key always means an erased one. @throws DocumentConflict */
  private async storeAll({ accountId }: Owner, customer: NewCustomer): Promise<void> {
    const { customerId, retainUntil } = customer;
    const keys = purposes.map((purpose) => ({ purpose, key: newKey(), id: keyId(customerId, purpose) }));
    const [contact, accounting] = keys.map(({ purpose, key }) =>
      sealed(new SecretBox(key), customerId, purpose, customer[purpose]),
    );
    const wrapped = keys.map(({ key, id }) => ({
      ...{ _id: id, accountId, wrapped: this.master.wrapKey(key, placeOfKey(id)) },
    }));
    const document = { _id: customerId, accountId, contact, accounting, retainUntil };
    await this.documents.batch([
      { collection: customerKeysCollection, ops: wrapped.map(created) },
      { collection: customersCollection, ops: [created(document)] },
    ]);
  }

  /** What another caller, or a write interrupted by a crash, has stored of it is kept. */
  private async takeUp(owner: Owner, customer: NewCustomer): Promise<void> {
    const { customerId, retainUntil } = customer;
    const contact = await this.sealNew(owner, customerId, 'contact', customer.contact);
    const accounting = await this.sealNew(owner, customerId, 'accounting', customer.accounting);
    const document = { _id: customerId, accountId: owner.accountId, contact, accounting, retainUntil };
    await this.customers.put(document, -1).catch(ignoreRepeat);
  }

  private async sealNew(owner: Owner, customerId: string, purpose: Purpose, value: unknown): Promise<string> {
    const id = keyId(customerId, purpose);
    const wrapped = this.master.wrapKey(newKey(), placeOfKey(id));
    await this.keys.put({ _id: id, accountId: owner.accountId, wrapped }, -1).catch(ignoreRepeat);
    const box = await this.boxOf(customerId, purpose);
    if (!box) throw new DocumentConflict(customerKeysCollection.name, id, 'revision');
    return sealed(box, customerId, purpose, value);
  }
}

/** A crash between key and customer leaves a key; the repeated command completes it. */
function ignoreRepeat(error: unknown): void {
  if (!(error instanceof DocumentConflict)) throw error;
}
