import type { Collection, Documents, Stored } from '@reprise/read-kernel/documents';
import { DocumentConflict, idPages } from '@reprise/read-kernel/documents';
import { type FinderKey, type PersonKey } from '@reprise/contracts/rules';
import {
  customerParts,
  type CustomerPart,
  type Customers,
  type NewCustomer,
  type Owner,
  type PartRead,
  type Purpose,
} from '@reprise/kernel/ports';
import { BlindIndex, type FindTokens } from './blind-index';
import {
  created,
  customerKeysCollection,
  customersCollection,
  keyId,
  placeOf,
  placeOfKey,
  purposes,
  sealed,
  type CustomerDocument,
  type KeyDocument,
} from './customer-documents';
import { newKey, SecretBox } from './secret-box';

const mostFound = 50;

/** Erasable customers (domain §1): one data key per customer and purpose, wrapped by the master key. */
export class CustomerVault implements Customers {
  private readonly customers: Collection<CustomerDocument>;
  private readonly keys: Collection<KeyDocument>;
  private readonly index: BlindIndex;

  constructor(
    private readonly documents: Pick<Documents, 'collection' | 'batch'>,
    private readonly master: SecretBox,
  ) {
    this.customers = documents.collection<CustomerDocument>(customersCollection);
    this.keys = documents.collection<KeyDocument>(customerKeysCollection);
    this.index = new BlindIndex(documents, master);
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
    const changed = { ...rest, [purpose]: sealed(box, customerId, purpose, value) };
    const found = purpose === 'contact' ? await this.tokens(owner, value) : rest.found;
    await this.customers.put({ ...changed, ...(found && { found }) }, _revision);
    return { state: 'known', value };
  }

  /** Destroys the contact key at once; the remaining ciphertext can never be read again, and nobody finds it. */
  async eraseContact(owner: Owner, customerId: string): Promise<'erased' | 'unknown'> {
    const document = await this.ofOwner(owner, customerId);
    if (!document) return 'unknown';
    const { _revision, found: _found, ...rest } = document;
    try {
      await this.customers.put(rest, _revision);
    } catch (error) {
      ignoreRepeat(error);
      return this.eraseContact(owner, customerId);
    }
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

  /** Customers of whom this is the whole e-mail address, telephone number or last name; the newest first, at most 50. */
  async find(owner: Owner, asked: FinderKey<PersonKey>): Promise<readonly string[]> {
    const { accountId } = owner;
    await this.index.completed(accountId, () => this.enterAll(owner));
    const filter = { accountId, [`found.${asked.by}`]: await this.index.token(accountId, asked) };
    const found = await this.customers.find(filter, { sort: [['_id', -1]], limit: mostFound });
    return found.map(({ _id }) => _id);
  }

  private async enterAll(owner: Owner): Promise<void> {
    const { accountId } = owner;
    const before = idPages((beyond, by) => this.customers.find({ accountId, found: null, ...beyond }, by));
    for await (const page of before)
      for (const { _id: id } of page)
        await this.update(owner, id, 'contact', (contact) => contact).catch(ignoreRepeat);
  }

  private tokens({ accountId }: Owner, contact: unknown): Promise<FindTokens> {
    return this.index.tokens(accountId, customerParts.contact.parse(contact));
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
  private async storeAll(owner: Owner, customer: NewCustomer): Promise<void> {
    const { accountId } = owner;
    const { customerId, retainUntil } = customer;
    const keys = purposes.map((purpose) => ({ purpose, key: newKey(), id: keyId(customerId, purpose) }));
    const [contact, accounting] = keys.map(({ purpose, key }) =>
      sealed(new SecretBox(key), customerId, purpose, customer[purpose]),
    );
    const wrapped = keys.map(({ key, id }) => ({
      ...{ _id: id, accountId, wrapped: this.master.wrapKey(key, placeOfKey(id)) },
    }));
    const found = await this.tokens(owner, customer.contact);
    const document = { _id: customerId, accountId, contact, accounting, retainUntil, found };
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
    const found = await this.tokens(owner, customer.contact);
    const { accountId } = owner;
    const document = { _id: customerId, accountId, contact, accounting, retainUntil, found };
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
