import { KeptMailer } from '@reprise/gateways';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { runProduct, type Asker, type Product } from './testing/running-product';

const [here, there] = tenants;
const words = { subject: 'A new key for {{firstName}}', title: '', body: 'Dear {{firstName}},\nsee below.' };
const text = { mail: 'password-renewal', language: 'fr-FR', ...words };

describe('the texts of mails', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  const write = (body: object, as: Asker = 'root_management_unit_manager') =>
    product.ask('POST', '/mail-texts', { as, body });
  const preview = (body: object, as: Asker = 'root_management_unit_manager') =>
    product.ask('POST', '/mail-texts/preview', { as, body });
  async function mailTo(email: string, tenant: (typeof tenants)[number]) {
    expect((await product.ask('POST', '/password/renew', { body: { email } })).status).toBeLessThan(300);
    const kept = new KeptMailer({
      ...{ dataDir: product.dataDir, now: () => systemClock.now() },
    });
    const found = async () => (await kept.list(accountIdOf(tenant))).find(({ to }) => to === email);
    await eventually(async () => (await found()) !== undefined);
    return kept.read(accountIdOf(tenant), (await found())?.id ?? '');
  }

  it('are shown as they would be sent, and nothing is kept', async () => {
    const { status, body } = await preview(text);
    expect([status, body.subject]).toEqual([200, 'A new key for Camille']);
    expect(body.html).toContain('Dear Camille,</p>');
    expect(body.html.toLowerCase()).toContain('border-top:4px solid #');
    expect(body.text).toContain('https://example.com/');
    expect((await product.ask('GET', '/mail-texts', { as: 'admin' })).body['hydra:totalItems'] ?? 0).toBe(0);
  });

  it('are refused with a sentence where they name what the mail does not know, or begin a header', async () => {
    const violations = async (more: object) => {
      const { status, body } = await write({ ...text, ...more });
      return [status, body.violations?.map(({ propertyPath, code }: never) => [propertyPath, code])];
    };
    expect(await violations({ body: 'Pay {{price}}' })).toEqual([422, [['body', 'unknown-variable']]]);
    expect(await violations({ body: 'Pay {{#code}}' })).toEqual([422, [['body', 'unknown-variable']]]);
    expect((await violations({ subject: 'Key\r\nBcc: evil@example.test' }))[0]).toBe(422);
    expect((await violations({ body: '<img src=x>' }))[0]).toBe(422);
    expect((await preview({ ...text, body: 'Pay {{price}}' })).status).toBe(422);
  });

  it('are the business of who may change settings', async () => {
    for (const as of ['store_manager', 'root_management_unit_analyst', 'visitor'] as const)
      expect([(await write(text, as)).status, (await preview(text, as)).status]).toEqual([403, 403]);
  });

  it('are in the mail that is really sent: of this account, in this language, and no other', async () => {
    expect((await write(text)).status).toBe(201);
    expect((await write(text)).body.code).toBe('mail-text-already-written');
    const ours = await mailTo(`warehouse_manager@${here.domain}`, here);
    expect(ours?.subject).toMatch(/^A new key for \p{L}+/u);
    expect(ours?.text).toMatch(/Dear \p{L}+,/u);
    expect(ours?.text).toContain('/dashboard/renew?token=');
    const theirs = await mailTo(`warehouse_manager@${there.domain}`, there);
    expect(theirs?.subject).not.toContain('A new key');
  });

  it('are previewed with a logo and a colour before these are saved, by who may change them', async () => {
    const shown = (as: Asker, body: object) => product.ask('POST', '/design/mail-preview', { as, body });
    const { status, body } = await shown('root_management_unit_manager', { mainColor: '#663399' });
    expect([status, body.html.toLowerCase().includes('border-top:4px solid #663399')]).toEqual([200, true]);
    expect((await shown('root_management_unit_manager', { mainColor: 'red' })).status).toBe(422);
    expect((await shown('store_manager', {})).status).toBe(403);
  });

  it('papers are previewed as they are drawn, by who may change them', async () => {
    const order = (as: Asker, words = 'Sold for {{total_price}}') =>
      product.ask('POST', '/transfer-order-settings/preview', { as, body: { text: words } });
    const label = (as: Asker, body: object) => product.ask('POST', '/design/label-preview', { as, body });
    for (const { status, text: pdf } of [
      await order('root_management_unit_manager'),
      await label('root_management_unit_manager', { mainColor: '#663399' }),
    ])
      expect([status, pdf.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await order('root_management_unit_manager', 'Sold for {{iban}}')).status).toBe(422);
    expect((await label('root_management_unit_manager', { mainColor: 'red' })).status).toBe(422);
    expect([(await order('store_manager')).status, (await label('visitor', {})).status]).toEqual([403, 403]);
  });
});
