import { randomUUID } from 'node:crypto';
import { answerTo } from '@reprise/identity/testing';
import {
  aCustomer,
  anIdentity,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

describe('the challenge before a visitor declares', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  const switchOn = async (visitorChallengeEnabled: boolean) => {
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { body } = await ask('GET', path, { as: 'admin', headers: { accept: 'application/json' } });
    const change = { visitorChallengeEnabled };
    const { status } = await ask('PATCH', `/organization-root-details/${body.id}`, {
      as: 'admin',
      body: change,
    });
    expect(status).toBe(200);
  };
  const challenge = async (as: Asker = 'visitor') => (await ask('GET', '/challenge', { as })).body;
  const withAnswer = (answer?: string): Record<string, string> =>
    answer ? { 'reprise-challenge': answer } : {};
  const declare = async (answer?: string, as: Asker = 'visitor') => {
    const body = webDeclaration(phone, 'web_post');
    return ask('POST', '/buybacks', { as, body, headers: withAnswer(answer) });
  };
  const changed = (answer: string, from: RegExp, to: string) => {
    const text = Buffer.from(answer, 'base64').toString();
    expect(text).toMatch(from);
    return Buffer.from(text.replace(from, to)).toString('base64');
  };

  it('is not asked unless the account wants it', async () => {
    expect((await declare()).status).toBe(201);
  });

  describe('where the account wants it', () => {
    beforeAll(() => switchOn(true));
    afterAll(() => switchOn(false));

    it('is asked of a visitor, and its answer opens one declaration, once', async () => {
      const refused = await declare();
      expect([refused.status, refused.body.code]).toEqual([403, 'challenge-required']);
      const answer = await answerTo(await challenge());
      expect((await declare(answer)).status).toBe(201);
      const again = await declare(answer);
      expect([again.status, again.body.code]).toEqual([403, 'challenge-failed']);
    });

    it('opens for one of many who send the same answer at once', async () => {
      const answer = await answerTo(await challenge());
      const answers = await Promise.all(Array.from({ length: 8 }, () => declare(answer)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    });

    it.each([
      ['nonsense', () => 'nonsense'],
      [
        'a wrong solution',
        (answer: string) => changed(answer, /"derivedKey":"\w{8}/, '"derivedKey":"00000000'),
      ],
      ['an easier challenge', (answer: string) => changed(answer, /"cost":\d+/, '"cost":1')],
      ['a later end', (answer: string) => changed(answer, /"expiresAt":\d/, '"expiresAt":9')],
      ['another signature', (answer: string) => changed(answer, /"signature":"\w{4}/, '"signature":"0000')],
    ])('refuses %s', async (_what, change) => {
      const { body } = await declare(change(await answerTo(await challenge())));
      expect(body.code).toBe('challenge-failed');
    });

    it('refuses the answer to another account’s challenge, and one that comes too late', async () => {
      const foreign = await answerTo(await challenge('other:visitor'));
      expect((await declare(foreign)).body.code).toBe('challenge-failed');
      const late = await answerTo(await challenge());
      const { now } = product.platform.clock;
      const clock = jest.spyOn(product.platform.clock, 'now');
      clock.mockImplementation(() => new Date(now().getTime() + 11 * 60_000));
      expect((await declare(late)).body.code).toBe('challenge-failed');
      clock.mockRestore();
    });

    it('comes before a cart is validated too, which is saved without it', async () => {
      const { locale, ...line } = declarationOf(phone, 'web_post');
      const lines = [{ ...line, inCartId: randomUUID() }];
      const body = { lines, customer: aCustomer, identification: anIdentity, termsAccepted: true, locale };
      const id = randomUUID();
      expect((await ask('PUT', `/cart/${id}`, { as: 'visitor', body })).status).toBe(200);
      const validate = (answer?: string) =>
        ask('POST', `/cart/${id}/validate`, { as: 'visitor', body: {}, headers: withAnswer(answer) });
      expect((await validate()).body.code).toBe('challenge-required');
      expect((await validate(await answerTo(await challenge()))).status).toBe(200);
    });

    it('is asked of nobody who signed in, and of no other account', async () => {
      expect((await declare(undefined, 'admin')).body.code).not.toBe('challenge-required');
      const foreign = await ask('POST', '/buybacks', {
        as: 'other:visitor',
        body: webDeclaration(phone, 'web_post'),
      });
      expect(foreign.body.code).not.toBe('challenge-required');
    });
  });
});
