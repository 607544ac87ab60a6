import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets, readConfig } from '@reprise/hosting';
import { eventually } from '@reprise/kernel/testing';
import { aCustomer, answersOf, offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

const person = {
  ...aCustomer,
  firstName: 'Gwenaëlle',
  lastName: 'Kerjouannic',
  email: 'gwenaelle.kerjouannic@example.test',
  phone: '0698765432',
  street: '17 venelle du Penfeld',
  zipCode: '29300',
  city: 'Quimperlé',
};
const note = 'Rang bei Frau Kerjouannic an, die Nachbarin öffnete';
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Forms in which a value may lie in a file: as it is, and as mails and journals write it. */
const formsOf = (value: string): string[] => [
  value,
  JSON.stringify(value).slice(1, -1),
  Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -1),
  value.replace(/[^\x20-\x7e]/g, (character) =>
    [...Buffer.from(character)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join(''),
  ),
];

describe('the bytes of an erased person', () => {
  let dataDir: string;
  let product: Product;
  let ask: Product['ask'];
  let id: string;
  let customerId: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'reprise-erasure-'));
    product = await runProduct({ DATA_DIR: dataDir });
    ask = product.ask;
    const offer = await offerOf(product, 'iphone');
    const declared = await ask('POST', '/buybacks', {
      as: 'visitor',
      headers: { 'idempotency-key': 'one' },
      body: { ...webDeclaration(offer, 'web_post'), customer: person },
    });
    const { token } = declared.body;
    ({ id } = declared.body);
    await eventually(
      async () => (await ask('HEAD', `/buybacks/${id}/shipping-label?token=${token}`)).status === 200,
    );
    await product.settled();
    const as = 'warehouse_operator';
    await ask('POST', `/items/${id}/check-in`, { as, body: { comment: note } });
    await ask('POST', `/items/${id}/photos`, { as, body: { base64: png } });
    const { body } = await ask('GET', `/items/${id}/questions`, { as });
    const control = { answers: answersOf(body), comment: note };
    expect((await ask('POST', `/items/${id}/control`, { as, body: control })).status).toBe(200);
    await product.settled();
    ({ customerId } = (await ask('GET', `/buybacks/${id}`, { as: 'admin' })).body);
  });
  afterAll(async () => {
    await product.close();
    rmSync(dataDir, { recursive: true });
  });

  const files = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataDir, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => ({ path, bytes: readFileSync(path) }));
  /** Values that stand somewhere in plain text, with where. */
  const found = (values: readonly string[]) =>
    files().flatMap(({ path, bytes }) =>
      values
        .filter((value) => formsOf(value).some((form) => bytes.includes(form)))
        .map((value) => `${value} in ${path.slice(dataDir.length)}`),
    );
  /** Every sealed text in any byte, open tables, free pages and journals alike, tried with the master key. */
  function keysThatOpen(purpose: string): number {
    const { box: master } = openSecrets(readConfig({ DATA_DIR: dataDir }));
    const sealed = files().flatMap(
      ({ bytes }) => bytes.toString('latin1').match(/v1\.[\w-]{16}\.[\w-]{22}\.[\w-]{20,100}/g) ?? [],
    );
    return sealed.filter((text) => {
      try {
        return master.unwrapKey(text, `key/${customerId}:${purpose}`);
      } catch {
        return false;
      }
    }).length;
  }
  const values = [
    person.firstName,
    person.lastName,
    person.email,
    person.phone,
    person.street,
    person.city,
    note,
  ];

  it('lie there before, where mails are kept and keys are sealed', () => {
    expect(found([person.email]).join()).toContain('/mail/');
    expect(found([person.city]).join()).toContain('reference.sqlite');
    expect(keysThatOpen('contact')).toBeGreaterThan(0);
  });

  it('are in no file once the erasure is answered, and no key to them opens', async () => {
    const erased = await ask('POST', `/buybacks/${id}/customer/erase`, { as: 'admin', body: {} });
    expect(erased.body).toEqual({ erased: true, accounting: 'retained' });
    expect(found(values)).toEqual([]);
    expect(keysThatOpen('contact')).toBe(0);
    // What the law keeps is still there, sealed.
    expect(keysThatOpen('accounting')).toBeGreaterThan(0);
    expect(found([person.iban])).toEqual([]);
  });

  it('nor are his notes, unused photos, or replies that were kept for a repeat', async () => {
    const { documents, files: store } = product.engines;
    expect(await documents.collection({ name: 'notes' }).count({})).toBe(0);
    expect(await store.under(`photos/${id}`)).toEqual([]);
    expect(await documents.collection({ name: 'idempotency' }).count({ 'reply.body.id': id })).toBe(0);
  });

  it('are forgotten twice without complaint', async () => {
    const again = await ask('POST', `/buybacks/${id}/customer/erase`, {
      as: 'root_management_unit_manager',
      body: {},
    });
    expect([again.status, again.body]).toEqual([200, { erased: true, accounting: 'retained' }]);
  });

  it('that a killed write left in a draft go when the next process starts', async () => {
    await product.close();
    const long = new Date(Date.now() - 24 * 3_600_000);
    const drafts = ['files', 'mail'].map((folder) => join(dataDir, folder, '.draft-x'));
    for (const draft of drafts) {
      writeFileSync(draft, person.lastName);
      utimesSync(draft, long, long);
    }
    product = await runProduct({ DATA_DIR: dataDir });
    await eventually(() => found([person.lastName]).length === 0);
  });
});
