import type { NewCustomer } from '@reprise/kernel/ports';
import { memoryDocuments } from '../testing/memory-documents';
import { customersCollection } from './customer-documents';
import { CustomerVault } from './customer-vault';
import { newKey, SecretBox } from './secret-box';

const owner = { accountId: 'account-1' };
const other = { accountId: 'account-2' };
const customer: NewCustomer = {
  customerId: 'c-1',
  contact: { firstName: 'Zoé', lastName: 'Lefèvre', email: 'zoe@example.test', phone: '+33612345678' },
  accounting: {},
  retainUntil: '2036-01-01',
};
const byName = { by: 'last-name', value: 'lefevre' } as const;
const byEmail = { by: 'email', value: 'zoe@example.test' } as const;

describe('a customer is found', () => {
  let documents: ReturnType<typeof memoryDocuments>;
  let vault: CustomerVault;
  const stored = () => documents.collection<{ _id: string; found?: object }>(customersCollection);
  beforeEach(async () => {
    documents = memoryDocuments();
    vault = new CustomerVault(documents, new SecretBox(newKey()));
    await vault.store(owner, customer);
  });

  it.each([byName, byEmail, { by: 'phone', value: '+33612345678' } as const])(
    'by a whole value, in the own account: %j',
    async (asked) => {
      await vault.store(other, { ...customer, customerId: 'c-9' });
      expect(await vault.find(owner, asked)).toEqual(['c-1']);
      expect(await vault.find(other, asked)).toEqual(['c-9']);
    },
  );

  it('by nothing that could be read, and not by the same in two accounts', async () => {
    await vault.store(other, { ...customer, customerId: 'c-9' });
    const [one, two] = await Promise.all([stored().get('c-1'), stored().get('c-9')]);
    expect(JSON.stringify(one)).not.toMatch(/lefevre|zoe@|612345678/i);
    expect(Object.keys(one?.found ?? {})).toEqual(['email', 'phone', 'last-name']);
    expect(Object.values(one?.found ?? {})).not.toEqual(Object.values(two?.found ?? {}));
  });

  it('by what is known of them now', async () => {
    await vault.update(owner, 'c-1', 'contact', (contact) => ({ ...contact, lastName: 'Martin' }));
    expect(await vault.find(owner, byName)).toEqual([]);
    expect(await vault.find(owner, { by: 'last-name', value: 'martin' })).toEqual(['c-1']);
  });

  it('no more once the contact is erased, whatever else is kept', async () => {
    await vault.eraseContact(owner, 'c-1');
    expect(await vault.find(owner, byEmail)).toEqual([]);
    await vault.update(owner, 'c-1', 'accounting', () => ({ holder: 'Zoé Lefèvre' }));
    expect(await stored().get('c-1')).not.toHaveProperty('found');
  });

  it('also one who came before there was an index', async () => {
    const { _revision, found: _found, ...before } = Object(await stored().get('c-1'));
    await stored().put(before, _revision);
    await vault.store(owner, { ...customer, customerId: 'c-2' });
    expect(await vault.find(owner, byName)).toEqual(['c-2', 'c-1']);
  });
});
