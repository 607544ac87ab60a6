import { KeptMailer } from '@reprise/gateways';
import { limitsOf } from '@reprise/contracts/kernel';
import { systemClock } from '@reprise/kernel/base';
import { randomUUID } from 'node:crypto';
import { accountIdOf, tenants } from '../demo/demo-ids';
import {
  aCustomer,
  anIdentity,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

const [tenant] = tenants;

describe('every endpoint is limited', () => {
  let product: Product;
  let offer: Offer;
  beforeAll(async () => {
    product = await runProduct({}, true);
    offer = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  let addresses = 0;
  const elsewhere = () => `10.${91 + Math.floor((addresses += 1) / 250)}.0.${addresses % 250}`;
  async function newVisitor() {
    const answer = await product.ask('POST', '/webtoken-with-account-and-ord', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `url=${encodeURIComponent(`http://${tenant.host}/`)}`,
      from: elsewhere(),
    });
    return { authorization: `Bearer ${answer.body.token}` };
  }
  const to = (email: string) => ({ ...aCustomer, email });
  const declare = (email: string, headers: Record<string, string>, from = elsewhere()) =>
    product.ask('POST', '/buybacks', {
      ...{ headers, from },
      body: { ...webDeclaration(offer, 'web_post'), customer: to(email) },
    });
  const refusals = (answers: readonly { status: number }[]) =>
    answers.filter(({ status }) => status === 429).length;
  const mailsTo = async (email: string) => {
    const { dataDir } = product;
    const kept = new KeptMailer({ dataDir, now: () => systemClock.now() });
    return (await kept.list(accountIdOf(tenant))).filter((mail) => mail.to === email);
  };

  it('by address, by session or both, as data', () => {
    for (const spec of product.endpoints) {
      const limits = limitsOf(spec);
      expect([spec.name, limits.some(({ by }) => by !== 'recipient')]).toEqual([spec.name, true]);
      for (const { times, seconds } of limits) expect(times / seconds).toBeLessThanOrEqual(100);
    }
    const mailing = product.endpoints.filter((spec) => limitsOf(spec).some(({ by }) => by === 'recipient'));
    expect(mailing.map(({ name }) => name).sort()).toEqual([
      'declareBuyback',
      'renewPassword',
      'validateCart',
    ]);
  });

  it('515 declarations to one person, from everywhere and by as many visitors as there are, send a few mails', async () => {
    const email = 'victim@example.test';
    const visitors = await Promise.all(Array.from({ length: 60 }, newVisitor));
    const answers = [];
    for (let turn = 0; turn < 515; turn += 1)
      answers.push(await declare(email, visitors[turn % visitors.length] ?? {}));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refusals(answers)).toBe(505);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
    expect(answers.at(-1)?.body.code).toBe('too-many-requests');
    await product.settled();
    const confirmations = (await mailsTo(email)).filter(
      ({ template }) => template === 'buyback-confirmation',
    );
    expect(confirmations).toHaveLength(10);
    expect((await declare('another@example.test', await newVisitor())).status).toBe(201);
  });

  it('carts count as many mails as they have lines, together with single declarations', async () => {
    const email = 'cart@example.test';
    const headers = await newVisitor();
    const { locale, ...product1 } = declarationOf(offer, 'web_post');
    const cart = async (lines: number) => {
      const id = randomUUID();
      const body = {
        lines: Array.from({ length: lines }, () => ({ ...product1, inCartId: randomUUID() })),
        ...{ customer: to(email), identification: anIdentity, termsAccepted: true, locale },
      };
      const saved = await product.ask('PUT', `/cart/${id}`, { headers, body, from: elsewhere() });
      expect(saved.status).toBe(200);
      return () => product.ask('POST', `/cart/${id}/validate`, { headers, body: {}, from: elsewhere() });
    };
    const validate = await cart(3);
    for (let turn = 0; turn < 3; turn += 1) expect((await (await cart(3))()).status).toBe(200);
    expect((await validate()).status).toBe(429);
    expect((await declare(email, headers)).status).toBe(429);
  });

  it('one visitor declares thirty times an hour, whomever the mails are for', async () => {
    const headers = await newVisitor();
    const answers = [];
    for (let turn = 0; turn < 32; turn += 1) answers.push(await declare(`p${turn}@example.test`, headers));
    expect(answers.map(({ status }) => status).indexOf(429)).toBe(30);
  });

  it('what is refused counts for nothing', async () => {
    const email = 'careful@example.test';
    const headers = await newVisitor();
    for (let turn = 0; turn < 12; turn += 1) {
      const body = { ...webDeclaration(offer, 'web_post'), customer: to(email), termsAccepted: false };
      const refused = await product.ask('POST', '/buybacks', { headers, body, from: elsewhere() });
      expect(refused.body.code).toBe('terms-not-accepted');
    }
    expect((await declare(email, headers)).status).toBe(201);
  });

  it('password links go to one address five times an hour, whether or not somebody has it', async () => {
    for (const email of [`store_seller@${tenant.domain}`, 'nobody@nowhere.example']) {
      const ask = () => product.ask('POST', '/password/renew', { body: { email }, from: elsewhere() });
      for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(204);
      expect((await ask()).status).toBe(429);
    }
  });

  it('the log-in by address', async () => {
    const attempt = () => product.ask('POST', '/login', { body: { email: 'a@b.example' }, from: '10.9.9.9' });
    const answers = [];
    for (let turn = 0; turn < 121; turn += 1) answers.push(await attempt());
    expect([answers[119]?.status, answers[120]?.status]).toEqual([422, 429]);
    expect(Number(answers[120]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
