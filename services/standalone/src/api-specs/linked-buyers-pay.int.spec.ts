import { openReceiver, type Receiver } from '@reprise/webhooks/testing';
import { eventually } from '@reprise/kernel/testing';
import {
  allowBuyerPayment,
  boughtCategory,
  declared,
  linkTo,
  openBuyerAccount,
  tested,
} from './testing/buyer-account';
import type { BuyerAccount } from './testing/buyer-account';
import { runProduct, type Asked, type Product } from './testing/running-product';

type Page = { readonly messages: readonly { readonly subject: string }[]; next: string; more: boolean };

// back office §3 "Client": `paymentIssuer` decides whose bank account is debited, and who prepares and approves;
// `transportContractHolder`, whose contract the carrier carries for.
describe('a buyer account that ships and pays what it buys', () => {
  let product: Product;
  let ask: Product['ask'];
  let buyer: BuyerAccount;
  let second: Asked;
  let bought: string;
  let partner: Receiver;
  beforeAll(async () => {
    partner = await openReceiver();
    product = await runProduct({ WEBHOOKS_PRIVATE_ADDRESSES: 'on' });
    ask = product.ask;
    buyer = await openBuyerAccount(product);
    second = await buyer.someone({ modules: { lcm: 'buyer_manager' }, lcmOrganizationId: buyer.buyer });
    const issuer = { paymentIssuer: 'buyer', transportContractHolder: 'buyer' };
    expect((await linkTo(product, [buyer.accountId], issuer)).body.code).toBe('buyer-payment-not-enabled');
    await allowBuyerPayment(product);
    const linked = await linkTo(product, [buyer.accountId], issuer);
    expect(linked.status).toBe(200);
    await boughtCategory(product, buyer);
    const webhook = { url: partner.url };
    expect((await ask('POST', '/webhooks', { ...buyer.head, body: webhook })).status).toBe(201);
    bought = await declared(product, 'chronographe');
    await tested(product, bought, buyer.operator);
  });
  afterAll(async () => {
    await product.close();
    await partner.close();
  });

  const own: Asked = { as: 'root_management_unit_manager', headers: { accept: 'application/json' } };
  const paymentsOf = async (who: Asked) => (await ask('GET', '/payments', who)).body;

  async function subjectsFor(who: Asked, after = '', seen = new Set<string>()): Promise<Set<string>> {
    const { body } = await ask('GET', `/event-feed?limit=500&after=${encodeURIComponent(after)}`, who);
    const { messages, next, more } = body as Page;
    for (const { subject } of messages) seen.add(subject);
    return more ? subjectsFor(who, next, seen) : seen;
  }

  it('sees the payment, and the contact data of the customer whom it pays', async () => {
    for (const who of [buyer.manager, buyer.head]) {
      expect(await paymentsOf(who)).toMatchObject([{ id: bought, paymentIssuerAccountId: buyer.accountId }]);
      const { body } = await ask('GET', `/buybacks/${bought}/customer`, who);
      expect(body.contact.lastName).toBe('Martin');
    }
  });

  it('has it carried under its own contract', async () => {
    const shipments = product.engines.documents.collection<{ _id: string; accountId: string }>({
      name: 'sandbox_shipments',
    });
    expect(await shipments.find({ shipmentId: bought })).toMatchObject([{ accountId: buyer.accountId }]);
  });

  it('alone may pay it: the retailer sees it, and neither settles nor gathers it', async () => {
    expect((await paymentsOf(own)).map(({ id }: { id: string }) => id)).toContain(bought);
    const settled = await ask('POST', `/payments/${bought}/mark-as-paid`, { ...own, body: {} });
    expect([settled.status, settled.body.code]).toEqual([403, 'forbidden']);
    const batch = await ask('POST', '/payment-batches', { ...own, body: { paymentIds: [bought] } });
    expect([batch.status, batch.body.code]).toEqual([409, 'payment-batch-empty']);
  });

  it('prepares, approves and books a file that debits its own bank account', async () => {
    const made = await ask('POST', '/payment-batches', { ...buyer.manager, body: { paymentIds: [bought] } });
    expect([made.status, made.body.payments]).toMatchObject([201, [{ accountId: product.accountId }]]);
    const path = `/payment-batches/${made.body.id}`;
    expect((await ask('POST', `${path}/approve`, { ...own, body: {} })).status).toBe(404);
    expect((await ask('POST', `${path}/approve`, { ...second, body: {} })).status).toBe(200);
    const xml = { headers: { ...buyer.manager.headers, accept: 'application/xml' } };
    const { text } = await ask('GET', `${path}/file`, xml);
    expect(text).toContain(buyer.iban);
    expect(text).toContain('FR7630006000011234567890189');
    expect((await ask('GET', '/payment-batches', own)).body).toEqual([]);
    expect((await ask('POST', `${path}/execute`, { ...buyer.manager, body: {} })).status).toBe(200);
    await product.settled();
    expect((await ask('GET', `/buybacks/${bought}`, own)).body.payment.status).toBe('payment_completed');
  });

  it('receives the messages of what it buys, and no others', async () => {
    const kept = await declared(product, 'iphone');
    const theirs = await subjectsFor(buyer.head);
    const about = ['buyback', 'item', 'package', 'payment'].map((category) => `${category}-${bought}`);
    expect([...theirs].sort()).toEqual(about);
    const all = await subjectsFor(own);
    for (const subject of [...about, `buyback-${kept}`]) expect(all).toContain(subject);
    const received = () => [...new Set(partner.received.map(({ message }) => message.subject))].sort();
    expect(await eventually(() => received().length === about.length && received())).toEqual(about);
  });
});
