import { memoryDocuments } from '../testing/memory-documents';
import { customerKeysCollection, customersCollection } from './customer-documents';
import { CustomerVault } from './customer-vault';
import type { NewCustomer } from '@reprise/kernel/ports';
import { newKey, SecretBox, SecretTampered } from './secret-box';

const owner = { accountId: 'account-1' };
const customer: NewCustomer = {
  customerId: 'c-1',
  contact: { firstName: 'Zoé', lastName: 'Lefèvre', email: 'zoe@example.test' },
  accounting: { iban: 'FR7630006000011234567890189' },
  retainUntil: '2036-01-01',
};

describe('the customer vault', () => {
  const documents = memoryDocuments();
  const vault = new CustomerVault(documents, new SecretBox(newKey()));
  beforeEach(async () => {
    await documents.collection(customersCollection).drop();
    await documents.collection(customerKeysCollection).drop();
    await vault.store(owner, customer);
  });

  it('returns what was stored, to its account only', async () => {
    expect(await vault.read(owner, 'c-1', 'contact')).toEqual({ state: 'known', value: customer.contact });
    expect(await vault.read({ accountId: 'account-2' }, 'c-1', 'contact')).toEqual({ state: 'unknown' });
    expect(await vault.eraseContact({ accountId: 'account-2' }, 'c-1')).toBe('unknown');
  });

  it('stores nothing readable at rest', async () => {
    const rest = JSON.stringify(await documents.collection(customersCollection).find({}));
    for (const word of ['Zoé', 'Lefèvre', 'zoe@', 'FR76']) expect(rest).not.toContain(word);
  });

  it('keeps the first of two equal writes', async () => {
    await vault.store(owner, { ...customer, contact: { firstName: 'A', lastName: 'B' } });
    expect(await vault.read(owner, 'c-1', 'contact')).toEqual({ state: 'known', value: customer.contact });
  });

  it('keeps one of two concurrent writes, and it can be read', async () => {
    const named = (lastName: string) => ({
      ...customer,
      customerId: 'c-2',
      contact: { firstName: 'A', lastName },
    });
    await Promise.all([vault.store(owner, named('B')), vault.store(owner, named('C'))]);
    expect(await vault.read(owner, 'c-2', 'contact')).toMatchObject({ value: { lastName: 'B' } });
  });

  it('completes a write interrupted by a crash: a key without a customer', async () => {
    await documents.collection(customersCollection).delete('c-1');
    await documents.collection(customerKeysCollection).delete('c-1:accounting');
    await vault.store(owner, customer);
    expect(await vault.read(owner, 'c-1', 'contact')).toEqual({ state: 'known', value: customer.contact });
    expect(await vault.read(owner, 'c-1', 'accounting')).toMatchObject({ value: customer.accounting });
  });

  it("never gives one account another's customer id", async () => {
    await expect(vault.store({ accountId: 'account-2' }, customer)).rejects.toThrow('unique');
  });

  it('updates one part and leaves the other', async () => {
    await vault.update(owner, 'c-1', 'contact', (contact) => ({ ...contact, lastName: 'Martin' }));
    expect(await vault.read(owner, 'c-1', 'contact')).toMatchObject({ value: { lastName: 'Martin' } });
    expect(await vault.read(owner, 'c-1', 'accounting')).toEqual({
      state: 'known',
      value: customer.accounting,
    });
  });

  it('erases the contact at once and keeps what the law requires', async () => {
    expect(await vault.eraseContact(owner, 'c-1')).toBe('erased');
    expect(await vault.read(owner, 'c-1', 'contact')).toEqual({ state: 'erased' });
    expect(await vault.update(owner, 'c-1', 'contact', (contact) => contact)).toEqual({ state: 'erased' });
    expect(await vault.read(owner, 'c-1', 'accounting')).toEqual({
      state: 'known',
      value: customer.accounting,
    });
    await vault.store(owner, customer);
    expect(await vault.read(owner, 'c-1', 'contact')).toEqual({ state: 'erased' });
  });

  it('erases accounting only after its retention period', async () => {
    expect(await vault.eraseAccounting(owner, 'c-1', '2035-12-31')).toBe('retained');
    expect(await vault.eraseAccounting(owner, 'c-1', '2036-01-01')).toBe('erased');
    expect(await vault.read(owner, 'c-1', 'accounting')).toEqual({ state: 'erased' });
  });

  it('detects a text moved from one customer to another', async () => {
    await vault.store(owner, { ...customer, customerId: 'c-2' });
    const customers = documents.collection<{ _id: string; contact: string }>(customersCollection);
    const [one, two] = await Promise.all([customers.get('c-1'), customers.get('c-2')]);
    await customers.put({ ...Object(one), contact: two?.contact });
    await expect(vault.read(owner, 'c-1', 'contact')).rejects.toThrow(SecretTampered);
  });
});
